-- Administrators choose the languages of their instance after it was made; which row they may change, its policies say.
grant update (languages, default_language) on app.instances to authenticated;
