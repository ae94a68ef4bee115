import type { Resource } from '#core/resource.ts';
import { destinations } from './destinations/destination.resource.ts';
import { settings } from './settings/settings.resource.ts';
import { tours } from './tours/tour.resource.ts';
import { uploads } from './uploads/upload.resource.ts';
import { users } from './users/user.resource.ts';

/** Every resource there is, in the order of the API reference. */
export const resources: Resource[] = [tours, destinations, settings, uploads, users];
