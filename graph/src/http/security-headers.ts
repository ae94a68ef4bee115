import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { HSTS, SHARED_POLICY } from './page-headers.ts';

/** Headers for the API and the back office, which allow no inline script. */
export function createStaffHeaders(isHttps: boolean): RequestHandler {
  const directives = { ...SHARED_POLICY, scriptSrc: ["'self'"], upgradeInsecureRequests: null };
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isHttps && HSTS,
  });
}
