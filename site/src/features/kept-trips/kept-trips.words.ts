/** What the page of a trip says of keeping it on this device. */
export const keep = 'Save for the road';
export const keepText = 'Opens on this device without a connection.';
export const keeping = 'Saving…';
export const kept = (day: string) =>
  `Saved on ${day}. This page opens at the same address without a connection.`;
export const remove = 'Remove from this device';
export const removed = 'Removed from this device.';
export const failed = 'It could not be saved. Check your connection and try again.';
export const noRoom = 'There is not enough space on this device.';
export const all = 'All saved trips';

/** What the shortlist's page says of them. */
export const listTitle = 'Saved for the road';
export const listText = 'These trips open on this device without a connection.';
export const keptOn = (day: string) => `Saved on ${day}`;
export const removeTrip = (title: string) => `Remove ${title} from this device`;
