### Ostre i Gotowe.

ability-arrow-rain = Deszcz strzał
text-ability-arrow-rain = Gdy twój Stronnik Zajmuje strefę, możesz zastąpić jej efekt: 1 jednostka Kontrolująca Cel inny niż środkowy otrzymuje k3+2 Trafień. Jednostki Kontrolujące taki Cel otrzymują k3+2 Trafień za każdym razem, gdy przyznaje się za niego Punkty Zwycięstwa.

event-arrows-fell = Strzały z Murów Zamkowych spadają na jednostkę { NAME($unit, kind: "unit") }, Trafienia: { $hits }.
