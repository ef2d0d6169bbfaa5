import { afterEach, expect, it, vi } from "vitest";
import { chime } from "./sound";

afterEach(() => vi.unstubAllGlobals());

it("plays two soft notes, one after the other, and closes what it played them on", () => {
  const done: string[] = [];
  const tones: { frequency: { value: number }; onended: (() => void) | null }[] = [];
  const round = (at: number): number => Math.round(at * 100) / 100;
  const gain = {
    setValueAtTime: (value: number, at: number) => done.push(`set ${value} at ${round(at)}`),
    exponentialRampToValueAtTime: (value: number, at: number) => done.push(`to ${value} at ${round(at)}`),
  };
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 10;
      destination = "loudspeaker";
      createGain() {
        return { gain, connect: (to: string) => done.push(`volume to ${to}`) };
      }
      createOscillator() {
        const tone = {
          type: "",
          frequency: { value: 0 },
          onended: null,
          connect: () => done.push(`${tone.type} of ${tone.frequency.value}`),
          start: (at: number) => done.push(`from ${round(at)}`),
          stop: (at: number) => done.push(`until ${round(at)}`),
        };
        tones.push(tone);
        return tone;
      }
      close() {
        done.push("closed");
        return Promise.resolve();
      }
    },
  );
  chime();
  expect(done).toEqual([
    "volume to loudspeaker",
    "set 0.0001 at 10",
    "triangle of 440",
    "to 0.15 at 10.03",
    "to 0.0001 at 10.17",
    "from 10",
    "until 10.2",
    "triangle of 660",
    "to 0.15 at 10.21",
    "to 0.0001 at 10.35",
    "from 10.18",
    "until 10.38",
  ]);
  expect(tones.map((tone) => tone.onended !== null)).toEqual([false, true]);
  tones[1]?.onended?.();
  expect(done.at(-1)).toBe("closed");
});
