/** What the gallery says beside its pictures. */
export const title = 'Travel Gallery';
export const text = 'Grass, salt water and market days, as our guests and guides saw them.';
export const pictures = 'Pictures';
export const category = 'Category';
export const all = 'All Photos';
export const count = { one: '1 picture', other: '{n} pictures' };
/** How the link to a trip that shows the picture is heard. */
export const seenOn = (trip: string) => `Seen on ${trip}`;
export const empty = 'No images found in this category.';
export const more = 'Load More Photos';
export const callTitle = 'See it with your own eyes';
export const callText =
  'Tell us which of these pictures you would like to step into. ' +
  'We know where each one was taken, and when to be there.';
