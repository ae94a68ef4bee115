import type { RequestHandler } from 'express';
import helmet from 'helmet';

const SHARED = {
  defaultSrc: ["'self'"],
  baseUri: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'self'"],
  formAction: ["'self'"],
  // Editors may use pictures from any web address.
  imgSrc: ["'self'", 'https:', 'http:', 'data:', 'blob:'],
  mediaSrc: ["'self'", 'https:'],
  styleSrc: ["'self'", "'unsafe-inline'"],
  frameSrc: ["'self'", 'https:'],
  upgradeInsecureRequests: null,
};

/** Headers for the API and the back office, which allow no inline script. */
export const staffHeaders: RequestHandler = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: { ...SHARED, scriptSrc: ["'self'"] } },
  strictTransportSecurity: false,
});

/** Headers for the public pages, which inline a few lines of script. */
export const siteHeaders: RequestHandler = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...SHARED, scriptSrc: ["'self'", "'unsafe-inline'"] },
  },
  strictTransportSecurity: false,
});
