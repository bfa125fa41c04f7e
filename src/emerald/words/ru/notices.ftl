# Уведомления: что говорят push-сообщения и письма, и страницы, на которые ведут их ссылки.

notice-turn = Ваш ход.
notice-over = Партия окончена.
notice-invited = Для вас оставлено место.
notice-rematch = С вами хотят сыграть ещё раз.

notice-mail-hello = Здравствуйте, { $name }!
notice-mail-many = { $count ->
    [one] Новости от { $count } стола
    [few] Новости от { $count } столов
   *[many] Новости от { $count } столов
}
notice-mail-foot = Это письмо пришло, потому что вы сейчас не смотрите на эти столы. Если больше таких не нужно:
notice-confirm-subject = Подтвердите, пожалуйста, адрес
notice-confirm-text = Этот адрес указан для учётной записи { $name } на Emerald Tablet. Подтвердите его в течение двух дней:
notice-confirm-foot = Если это были не вы, ничего не делайте: писем больше не будет.
notice-recover-subject = Новый пароль
notice-recover-text = Для учётной записи { $name } на Emerald Tablet запрошен новый пароль. По этой ссылке его можно выбрать, один раз и в течение часа:
notice-recover-foot = Если это были не вы, ничего не делайте: пароль останется прежним.

notice-page-confirm = Подтвердить
notice-page-confirmed = Спасибо. Теперь сюда могут приходить письма.
notice-page-password = { $low ->
    [one] Новый пароль, не меньше { $low } знака
    [few] Новый пароль, не меньше { $low } знаков
   *[many] Новый пароль, не меньше { $low } знаков
}
notice-page-recover = Сменить пароль
notice-page-recovered = У вас новый пароль. Войдите с ним.
notice-page-mail = Письма о ваших партиях
notice-page-unsubscribe = Больше не присылать
notice-page-unsubscribed = Писем о ваших партиях больше не будет.
