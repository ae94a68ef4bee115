/** What is said of the months that suit a journey. */
export const allYear = 'all year';
export const bestTime = (season: string) => `Best time to go: ${season}`;
