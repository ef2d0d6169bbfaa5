/** Two soft notes: something is asked of you. */
export function chime(): void {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  volume.gain.setValueAtTime(0.0001, context.currentTime);
  for (const [index, frequency] of [440, 660].entries()) {
    const start = context.currentTime + index * 0.18;
    const tone = context.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    tone.connect(volume);
    volume.gain.exponentialRampToValueAtTime(0.15, start + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.17);
    tone.start(start);
    tone.stop(start + 0.2);
    if (index === 1) tone.onended = () => void context.close();
  }
}
