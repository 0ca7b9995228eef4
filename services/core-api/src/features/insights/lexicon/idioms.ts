/** Phrases whose words sound like a feeling but speak of none; parted by semicolons. */
export const idioms = `take pains; took pains; taking pains; taken pains;
  take great pains; great pains; kind of; sort of; feel free; thanks to; no thanks to; excuse me; excuse for;
  hard to say; content of; contents of; good luck; best wishes; kind regards; dear sir; dear madam; to be fair;
  fair enough; i am afraid not; i am afraid so; would like; looks like; mean to; means to; meant to;
  by no means; still life; quiet quitting; easy peasy; on trust; in trust; happy hour; happy birthday;
  happy new year; merry christmas; happy christmas; sad to say; passion fruit; panic room; free of charge;
  sweet potato; sweet tooth; cold war; heavy rain; heavy traffic; broken english; dead weight; love letter;
  love story; hate speech; horror film; horror movie; dream team; trust fund; shock absorber; surprise party;
  peace treaty; treaty of peace; articles of peace; justice of the peace; justice of peace; break the news;
  sick leave; nervous system; depressed area; great depression; anger management; crying out for;
  pride and prejudice; sense and sensibility; fire alarm; alarm clock; set the alarm; my alarm; low pressure;
  high pressure; blood pressure; pressure cooker; rush hour`;
