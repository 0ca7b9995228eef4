-- A client may name the instance of a new row: app.protect's policy accepts no other than the caller's own.
-- Changing it stays out of reach: nobody is granted its update.
grant insert (instance_id) on
  public.profiles, public.subscribers, public.sessions, public.entries, public.analyses, public.artworks,
  public.presentation_shares, public.instance_features, public.translations
  to authenticated;
