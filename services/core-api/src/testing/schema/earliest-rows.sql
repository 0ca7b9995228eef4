-- A house that lives since migration 0009, in the columns of that time.
insert into app.instances (id, slug, name, brand, is_default) values
  ('00000000-0000-4000-8000-00000000000a', 'home', 'Home', '{"productName": "Home", "accent": "#0f766e", "logoPath": null, "shape": "soft"}', true),
  ('00000000-0000-4000-8000-00000000000b', 'acme', 'Acme', '{"productName": "Acme", "accent": "#0f766e", "logoPath": null, "shape": "soft"}', false);
insert into auth.users (id, instance_id, email, encrypted_password, email_confirmed_at) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', 'ada@home.example', 'x', now()),
  ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-00000000000b', 'ada@home.example', null, null),
  ('00000000-0000-4000-8000-0000000000b2', '00000000-0000-4000-8000-00000000000b', 'grace@acme.example', 'y', now());
insert into auth.identities (instance_id, user_id, provider, provider_id, identity_data)
  select instance_id, id, 'email', id::text, jsonb_build_object('sub', id, 'email', email) from auth.users;
insert into auth.sessions (id, instance_id, user_id, not_after)
  select ('00000000-0000-4000-9000' || right(id::text, 13))::uuid, instance_id, id, now() + interval '30 days' from auth.users;
insert into auth.refresh_tokens (instance_id, user_id, session_id, token)
  select instance_id, user_id, id, md5(id::text) || md5(user_id::text) from auth.sessions;
insert into auth.one_time_tokens (instance_id, user_id, token_type, token_hash, relates_to, expires_at)
  select instance_id, id, 'recovery_token', md5(id::text) || md5(email), email, now() + interval '1 hour' from auth.users;
insert into auth.mfa_factors (instance_id, user_id, friendly_name, factor_type, status, secret)
  select instance_id, id, 'phone', 'totp', 'unverified', null from auth.users where email like 'grace%';
insert into app.super_admins (user_id) values ('00000000-0000-4000-8000-0000000000a1');
insert into public.instance_users (instance_id, user_id, role)
  select instance_id, id, 'admin' from auth.users;
insert into public.instance_users (instance_id, user_id, role, is_active) values
  ('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-0000000000a1', 'coach', false);
insert into public.global_features (feature_key, enabled) values ('old_feature', true) on conflict do nothing;
insert into public.instance_features (instance_id, feature_key, enabled)
  select id, 'old_feature', false from app.instances;
insert into public.translations (instance_id, language_code, namespace, key, value)
  select id, 'en', 'common', 'hello', 'Hello' from app.instances;
insert into public.profiles (instance_id, id, name, lock_code)
  select instance_id, user_id, 'Name', '123456' from public.instance_users;
insert into public.subscribers (instance_id, email, user_id, subscribed, subscription_tier)
  select instance_id, email, id, true, 'Beta' from auth.users;
insert into public.sessions (instance_id, id, user_id, framework, answers, status, completed_at)
  select instance_id, gen_random_uuid(), id, 'free', '{"What I wrote."}', 'done', now() from auth.users;
insert into public.entries (instance_id, user_id, session_id, title, text, word_count)
  select instance_id, user_id, id, 'A title', 'What I wrote.', 3 from public.sessions;
insert into public.analyses (instance_id, user_id, entry_id, engine, input_hash, result)
  select instance_id, user_id, id, 'builtin@1', md5('a') || md5('b'), '{"emotions": []}' from public.entries;
insert into public.artworks (instance_id, user_id, entry_id, engine, seed, svg)
  select instance_id, user_id, id, 'artwork@1', id::text, '<svg/>' from public.entries;
insert into public.presentation_shares (instance_id, user_id, title, presentation_type, presentation_data, source_id)
  select instance_id, user_id, 'A deck', 'session', '{"slides": []}', id from public.entries;
