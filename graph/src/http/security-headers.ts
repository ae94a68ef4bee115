import type { RequestHandler } from 'express';
import helmet from 'helmet';

const SHARED = {
  defaultSrc: ["'self'"],
  baseUri: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'self'"],
  formAction: ["'self'"],
  // Editors may use pictures by their address, from anywhere.
  imgSrc: ["'self'", 'https:', 'http:', 'data:', 'blob:'],
  mediaSrc: ["'self'", 'https:'],
  styleSrc: ["'self'", "'unsafe-inline'"],
  frameSrc: ["'self'", 'https:'],
  upgradeInsecureRequests: null,
};

/** Headers for the API and the back office: no inline script runs there. */
export const staffHeaders: RequestHandler = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: { ...SHARED, scriptSrc: ["'self'"] } },
  strictTransportSecurity: false,
});

/** Headers for the public pages, whose few lines of script are inlined to come with the page. */
export const siteHeaders: RequestHandler = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...SHARED, scriptSrc: ["'self'", "'unsafe-inline'"] },
  },
  strictTransportSecurity: false,
});
