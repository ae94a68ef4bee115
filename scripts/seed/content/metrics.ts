/** The numbers agree with the fixed ones on the About page. */
export const metrics = {
  destinations: 100,
  happyTravelers: 50000,
  totalRating: 4.9,
  toursCompleted: 9600,
  yearsExperience: 15,
  awards: 12,
};
