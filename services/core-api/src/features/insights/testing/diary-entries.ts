/** Entries of the diary of Samuel Pepys (public domain), as people really write: long sentences, names, old spellings. */
export const diaryEntries = [
  {
    date: '1660-04-20',
    text: 'This morning many or most of the commanders in the Fleet came on board and dined here, so that some of them and I dined together in the Roundhouse, where we were very merry. Hither came the Vice-Admiral to us, and sat and talked and seemed a very good-natured man. At night as I was all alone in my cabin, in a melancholy fit playing on my violin, my Lord and Sir R. Stayner came into the coach and supped there, and called me out to supper with them. After that up to the Lieutenant’s cabin, where he and I and Sir Richard sat till 11 o’clock talking, and so to bed. This day my Lord Goring returned from France, and landed at Dover.',
  },
  {
    date: '1661-12-25',
    text: 'To church in the morning, where our young Reader begun the first day to read. Sir W. Penn dined with me and we were merry. Again to church and so home, and all alone read till bedtime, and so to prayers and to bed. I have been troubled this day about a difference between my wife and her maid Nell, who is a simple slut, and I am afeard we shall find her a cross-grained wench. I am now full of study about writing something about our making of strangers strike to us at sea; and so am altogether reading Selden and Grotius, and such other authors to that purpose.',
  },
  {
    date: '1662-09-23',
    text: 'Up betimes and to my office, and we sat all the morning, and then at noon dined alone at home, and so among my work folks studying how to get my way sure to me to go upon the leads, which I fear at last I must be contented to go without, but, however, my mind is troubled still about it. We met again in the afternoon to set accounts even between the King and the masters of ships hired to carry provisions to Lisbon, and in the evening Mr. Moore came to me and did lie with me at my lodgings. It is great pleasure to me his company and discourse, and did talk also about my law business, which I must now fall upon minding again, the term coming on apace. So to bed.',
  },
  {
    date: '1666-02-17',
    text: 'It being fast day I stayed at home all day long to set things to rights in my chamber by taking out all my books, and putting my chamber in the same condition it was before the plague. But in the morning doing of it, and knocking up a nail I did bruise my left thumb so as broke a great deal of my flesh off, that it hung by a little. It was a sight frighted my wife, but I put some balsam of Mrs. Turner’s to it, and though in great pain, yet went on with my business, and did it to my full content, setting everything in order, in hopes now that the worst of our fears are over as to the plague for the next year. Interrupted I was by two or three occasions this day to my great vexation, having this the only day I have been able to set apart for this work since my coming to town. At night to supper, weary, and to bed, having had the plasterers and joiners also to do some jobbs.',
  },
] as const;
