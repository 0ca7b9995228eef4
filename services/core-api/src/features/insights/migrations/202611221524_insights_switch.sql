-- Whether finished entries are read can be switched off; a service without the product's seed has it on.
insert into public.global_features (feature_key, enabled, description) values
  ('insights', true, 'Emotions, themes and suggestions, each with the sentences behind it')
on conflict (feature_key) do nothing;
