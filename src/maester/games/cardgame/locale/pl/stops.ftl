# Rodzaje okien, dla tych, którzy nie chcą być pytani w każdym z nich.

stops-actions = Akcje
stops-responses = Odpowiedzi
stop-plot = Faza fabuły
stop-draw = Faza dobierania
stop-own-marshalling = Moja tura mobilizacji
stop-other-marshalling = Tura mobilizacji przeciwnika
stop-own-challenges = Moja tura wyzwań, pomiędzy wyzwaniami
stop-other-challenges = Tura wyzwań przeciwnika, pomiędzy wyzwaniami
stop-attack-before-defence = Wyzwanie, w którym atakuję, przed deklaracją obrońców
stop-attack-after-defence = Wyzwanie, w którym atakuję, po deklaracji obrońców
stop-defence = Wyzwanie, w którym jestem celem ataku
stop-dominance = Faza dominacji
stop-standing = Faza powstawania
stop-taxation = Faza podatków
stop-save = Ocalenie postaci, która ma zginąć
stop-response = Odpowiedzi na to, co się wydarzyło
stops-anywhere = Wszędzie
stop-open-card = Zawsze, gdy może zadziałać moja karta w grze
