# Notices: what push messages and mails say, and the pages their links lead to.

notice-turn = It is your turn.
notice-over = The game is over.
notice-invited = A seat is kept for you.
notice-rematch = They want to play again with you.

notice-mail-hello = Hello { $name }!
notice-mail-many = { $count ->
    [one] News from 1 table
   *[other] News from { $count } tables
}
notice-mail-foot = This mail comes because you are not looking at these tables. If you want no more of it:
notice-confirm-subject = Please confirm your address
notice-confirm-text = This address was given for the account { $name } at Emerald Tablet. Please confirm it within two days:
notice-confirm-foot = If it was not you, do nothing: there will be no more mail.
notice-recover-subject = A new password
notice-recover-text = A new password was asked for, for the account { $name } at Emerald Tablet. With this link you can choose one, once and within an hour:
notice-recover-foot = If it was not you, do nothing: your password stays as it is.

notice-page-confirm = Confirm
notice-page-confirmed = Thank you. From now on mail can come here.
notice-page-password = New password, { $low } characters or more
notice-page-recover = Set the password
notice-page-recovered = You have a new password. Please log in with it.
notice-page-mail = Mail about your games
notice-page-unsubscribe = No more mail
notice-page-unsubscribed = There will be no more mail about your games.
