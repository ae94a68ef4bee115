/** What the about page says beside the texts of the settings. */
export const title = 'About';
export const heading = (siteName: string) => `About ${siteName}`;
export const story = 'Our story';
export const values = 'Our values';
export const team = 'The people you will meet';
export const teamText = 'They plan your days, drive the roads and know the tides.';
export const mission = 'Our mission';
export const callTitle = 'Come and see';
export const callText =
  'The kettle is on, and the map is on the table. Write to us, and we will answer.';

/** The four numbers of the house, which are the same for every operator. */
export const statsLabel = 'Our company in numbers';
export const statsExperience = 'years of experience';
export const statsTravelers = 'happy travellers';
export const statsDestinations = 'destinations';
export const statsRating = 'average rating';
