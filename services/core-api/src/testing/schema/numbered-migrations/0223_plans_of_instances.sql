-- Gateways know whether anything is sold at an instance: its landing page speaks of a price, or does not.
create or replace function app.control_plane_instance(i app.instances, domains json, features json) returns json
language sql stable as $$
  select json_build_object(
    'id', i.id, 'slug', i.slug, 'name', i.name, 'status', i.status, 'brand', i.brand,
    'languages', i.languages, 'defaultLanguage', i.default_language, 'isDefault', i.is_default, 'billing', i.billing,
    'joining', i.joining, 'domains', coalesce(domains, '[]'), 'features', coalesce(features, '{}'))
$$;
