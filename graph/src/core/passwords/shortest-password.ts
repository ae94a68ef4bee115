/** How many characters a new password has at least. Logins judge nothing. */
export const SHORTEST_PASSWORD = 6;
