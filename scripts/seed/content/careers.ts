import type { CareerContent } from './types.ts';

const BENEFITS = [
  'Health insurance for you and your family',
  'Twenty-eight days of leave, and your birthday',
  'One safari or island week a year, with somebody you like',
];

/** The open positions, with deadlines counted from the given day. */
export function listCareers(today: Date): CareerContent[] {
  return [
    {
      title: 'Senior Safari Guide',
      slug: 'senior-safari-guide',
      department: 'Operations',
      location: 'Arusha, Tanzania',
      country: 'Tanzania',
      employmentType: 'Full-time',
      experienceLevel: 'Senior Level',
      description:
        'You guide private journeys of five to fourteen days through the parks of the north and south. Guests stay with one guide from the first day to the last, so you are driver, teacher, host and, on some evenings, the reason that they come back.\n\nYou work about twenty days a month in the season and far less outside it.',
      responsibilities: [
        'Lead private safaris in English and one further language',
        'Keep your vehicle safe, clean and ready',
        'Look after guests’ safety, and animals’ peace',
        'Train one junior guide a year',
      ],
      requirements: [
        'Eight years of guiding in Tanzanian parks',
        'Guide licence and class C driving licence',
        'First-aid certificate, not older than two years',
        'Patience with people who want to see a leopard at once',
      ],
      benefits: [...BENEFITS, 'A personal vehicle, and a say in which one'],
      salary: { min: 14_400, max: 19_200, currency: 'USD', display: true },
      applicationDeadline: daysFrom(today, 240),
      isFeatured: true,
      isActive: true,
    },
    {
      title: 'Travel Planner',
      slug: 'travel-planner',
      department: 'Sales & Marketing',
      location: 'Arusha, Tanzania',
      country: 'Tanzania',
      employmentType: 'Full-time',
      experienceLevel: 'Mid Level',
      description:
        'You answer people who dream of a journey and turn what they write into a plan that works: seasons, roads, flights, beds. You tell them honestly what they will not see.',
      responsibilities: [
        'Answer requests within one working day',
        'Plan and price journeys on the mainland and the islands',
        'Stay in touch with guests until they are home again',
        'Visit the camps that you recommend, every year',
      ],
      requirements: [
        'Three years in safari sales or reservations',
        'Excellent written English; German or French is welcome',
        'You know the difference between Kogatende and Kusini',
      ],
      benefits: [...BENEFITS, 'Two inspection trips a year'],
      salary: { min: 10_800, max: 14_400, currency: 'USD', display: false },
      applicationDeadline: daysFrom(today, 300),
      isFeatured: false,
      isActive: true,
    },
    {
      title: 'Guest Host, Stone Town',
      slug: 'guest-host-stone-town',
      department: 'Customer Service',
      location: 'Stone Town, Zanzibar',
      country: 'Tanzania',
      employmentType: 'Part-time',
      experienceLevel: 'Entry Level',
      description:
        'You meet guests at the airport and the ferry, walk them through the lanes to their door and are the number they call when the power goes out. Four afternoons a week, among them most Saturdays.',
      responsibilities: [
        'Welcome and accompany guests',
        'Arrange boats, cars and tables',
        'Pass on at once what went wrong, and what went well',
      ],
      requirements: ['Fluent Swahili and good English', 'You grew up in or around Stone Town'],
      benefits: ['Fair hourly pay, also for waiting', 'English or Italian classes at our cost'],
      salary: { min: 3600, max: 4800, currency: 'USD', display: true },
      isFeatured: true,
      isActive: true,
    },
    {
      title: 'Bookkeeper',
      slug: 'bookkeeper',
      department: 'Finance',
      location: 'Arusha, Tanzania',
      country: 'Tanzania',
      employmentType: 'Contract',
      experienceLevel: 'Mid Level',
      description:
        'For twelve months you keep the books of both offices in shillings and dollars while a colleague is on parental leave. Park fees, camp invoices and guides’ cash boxes meet on your desk.',
      responsibilities: [
        'Accounts payable and receivable',
        'Monthly closing and tax returns',
        'Reconcile what the parks charged with what we paid',
      ],
      requirements: ['CPA(T) or equal', 'Five years in tourism or trade', 'A liking for order'],
      benefits: BENEFITS,
      applicationDeadline: daysFrom(today, 180),
      isFeatured: false,
      isActive: true,
    },
    {
      title: 'Marine Biology Intern',
      slug: 'marine-biology-intern',
      department: 'Other',
      location: 'Kilindoni, Mafia Island',
      country: 'Tanzania',
      employmentType: 'Internship',
      experienceLevel: 'Entry Level',
      description:
        'From October to March you go out with our boats, photograph whale sharks for identification and explain to guests what they are looking at. Board, lodging and a small allowance are provided.',
      responsibilities: [
        'Take and file identification pictures',
        'Brief guests before each swim',
        'Write one page a week about what was seen',
      ],
      requirements: ['Student of marine biology or a related field', 'A confident swimmer'],
      benefits: ['Board and lodging in Kilindoni', 'Diving at cost'],
      applicationDeadline: daysFrom(today, 210),
      isFeatured: false,
      isActive: true,
    },
  ];
}

/** A calendar date so many days after another; before it when negative. */
function daysFrom(today: Date, days: number): string {
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
