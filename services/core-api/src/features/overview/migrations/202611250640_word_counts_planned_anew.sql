-- A plan for any span at all takes three times as long as one for the span that is asked about.
alter function app.own_word_counts(timestamptz, timestamptz, date, integer) set plan_cache_mode = force_custom_plan;
