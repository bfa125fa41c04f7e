# Co się mówi, gdy gracze się uczą: `emerald tune`, `emerald train`.

cli-about-tune = Dostraja wagi, którymi gracze oceniają: rozwija je przez ewolucję i sprawdza przeciw starym.
cli-about-train = Uczy sieć na jej własnych grach i stawia ją przeciw samym wagom; przydaje się tylko, jeśli zda.
cli-about-run = Przechowuje pracę w tym folderze i kontynuuje ją tam, jeśli została zaczęta.
cli-about-generations = Ile jest pokoleń; domyślnie 50.
cli-about-pairs = Ile par bliźniąt spotyka się w pokoleniu; domyślnie 60.
cli-about-exam = W ilu nieznanych rozdaniach nowe wagi spotykają stare; domyślnie 200.
cli-about-learner = Kto gra z wagami lub siecią; domyślnie planner:nodes=40,worlds=1,samples=1.
cli-about-round-games = Ile gier rozgrywa się w każdej rundzie; domyślnie 3000.
cli-about-rounds = Ile jest rund gier i sieci; domyślnie 4.
cli-about-gate = W ilu rozdaniach najwyżej sieć spotyka wagi; domyślnie 1000.
cli-about-minutes = Ile minut może trwać ten odcinek; następny zaczyna tam, gdzie się skończył. Domyślnie 150.
cli-tuning = Strojenie
cli-training = Nauka
cli-tuned = Nowe wagi wygrywają { $mean }% gier ze starymi ({ $least } – { $most }) w { $blocks ->
    [one] { $blocks } rozdaniu
    [few] { $blocks } rozdaniach
   *[many] { $blocks } rozdaniach
}.
cli-trained = { $verdict ->
    [yes] Sieć zdaje
   *[no] Sieć nie zdaje
}: wygrywa { $mean }% gier z samymi wagami ({ $least } – { $most }) w { $blocks ->
    [one] { $blocks } rozdaniu
    [few] { $blocks } rozdaniach
   *[many] { $blocks } rozdaniach
}.
cli-train-later = Odcinek dobiegł końca; dalej poleceniem: { $command }
