/** What is said of a guest's stars to those who cannot see them. */
export const stars = (rating: number, most: number) => `${rating} out of ${most} stars`;
