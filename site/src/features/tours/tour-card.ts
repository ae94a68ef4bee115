/** How wide the cards of the list are, as the `sizes` attribute has it. */
export const LIST_SIZES = '(width >= 80rem) 27rem, (width >= 40rem) 45vw, 92vw';
