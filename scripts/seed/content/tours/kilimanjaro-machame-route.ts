import type { TourContent } from '../types.ts';

export const kilimanjaroMachameRoute: TourContent = {
  title: 'Kilimanjaro by the Machame Route',
  slug: 'kilimanjaro-machame-route',
  description: [
    '<p>Uhuru Peak stands at 5,895 metres, and no ropes are needed to reach it. What the mountain does ask for is time. Seven days on the Machame route give your body one more night to adapt than the six-day version, and that night is the most useful thing you can buy on Kilimanjaro.</p>',
    '<p>You walk through five belts of vegetation: wet forest with colobus monkeys, giant heather, moorland with tree groundsels, a stony desert and at last the ice. On the third day the path climbs to Lava Tower at 4,630 metres and comes down again to sleep at Barranco, which is exactly how acclimatisation works.</p>',
    '<h3>The people who carry</h3>',
    '<p>Each porter’s load is weighed at the gate and stays within the park’s limit of 20 kilograms. Our crews have proper tents, three meals a day and a wage that is paid in full at the end of each climb. Two guides walk with every four guests, and they check oxygen saturation and pulse morning and evening.</p>',
  ].join(''),
  image: 'kilimanjaro-machame-route',
  gallery: [
    { url: 'kilimanjaro', type: 'image' },
    { url: 'materuni-waterfall-and-coffee', type: 'image' },
    { url: 'night-camp', type: 'image' },
    { url: 'savannah-dusk-hero', type: 'image' },
  ],
  category: 'Mountain Trek',
  destination: 'Kilimanjaro',
  tourType: 'safari',
  duration: '7 Days',
  price: 2480,
  rating: 4.9,
  reviews: 128,
  highlights: [
    'Sunrise on the crater rim, on the way to Uhuru Peak at 5,895 m',
    'Acclimatisation by way of Lava Tower at 4,630 m',
    'A morning of easy scrambling up the Barranco Wall',
    'From rainforest to glacier in a single week',
    'A rest afternoon at Karanga, which the six-day climb skips',
    'Descent through forest on the Mweka path',
  ],
  inclusions: [
    'Six nights in mountain tents with foam mattresses',
    'All meals on the mountain, cooked fresh, and purified water',
    'Licensed mountain guides, cook and porters, fairly paid',
    'Park entry, camping and rescue fees',
    'Pulse oximeter, first-aid kit and emergency oxygen',
    'Private toilet tent',
    'Transfers from Moshi or Arusha to the gate and back',
    'The park’s certificate for those who reach the rim',
  ],
  exclusions: [
    'International flights and visa',
    'Insurance that covers trekking to 6,000 m',
    'Sleeping bag, walking poles and personal clothing (for hire in Moshi)',
    'Hotel nights before and after the climb',
    'Gratuities for guides, cook and porters',
  ],
  itinerary: [
    {
      day: 'Day 1',
      title: 'Machame Gate to Machame Camp',
      description:
        'The drive to the gate, at about 1,800 m, takes under an hour from Moshi or nearly two from Arusha. Registration done, we walk 11 km through dripping forest in five to seven hours and camp at the edge of the heather, at about 2,850 m.',
    },
    {
      day: 'Day 2',
      title: 'Machame Camp to Shira Camp',
      description:
        'A short and steep day: some 5 km up a rocky ridge, four to six hours, with Kibo ahead and Mount Meru behind. Shira Camp lies on the edge of a high plateau at about 3,800 m, and the nights here are frosty.',
    },
    {
      day: 'Day 3',
      title: 'Lava Tower and down to Barranco',
      description:
        'We climb slowly to Lava Tower at 4,630 m, have lunch there and let the body take note, then descend to Barranco Camp at about 3,950 m among giant groundsels. Allow six to eight hours for 10 km.',
    },
    {
      day: 'Day 4',
      title: 'The Barranco Wall to Karanga',
      description:
        'Hands come out of pockets for the Barranco Wall, some 250 m of stepped rock that looks worse than it is. Beyond it the path dips and rises to Karanga Camp at about 4,000 m; 5 km, four to five hours, and the afternoon is free.',
    },
    {
      day: 'Day 5',
      title: 'Karanga to Barafu',
      description:
        'Four kilometres and four hours over scree bring us to Barafu, the last camp, at about 4,650 m. The name means ice. We eat early, lay out every layer and try to sleep by seven.',
    },
    {
      day: 'Day 6',
      title: 'Uhuru Peak, 5,895 m',
      description:
        'Around midnight we set off by headlamp. It takes five to seven hours to Stella Point on the crater rim and another hour past the glaciers to Uhuru Peak. Then the long way down: Barafu for a rest and a meal, and Mweka Camp, at about 3,100 m, by late afternoon.',
    },
    {
      day: 'Day 7',
      title: 'Mweka Camp to Mweka Gate',
      description:
        'Ten kilometres of forest path, three to four hours, with warm air again and monkeys in the trees. At the gate, 1,640 m above the sea, the crew sings, the certificates are signed and a car waits for Moshi or Arusha.',
    },
  ],
  isFeatured: true,
  isActive: true,
  bestMonths: [1, 2, 6, 7, 8, 9, 10],
};
