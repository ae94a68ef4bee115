import { type Request, type Response, Router } from 'express';
import type { Context } from '../../access.ts';

export type GetContext = (request: Request) => Context;

/** One route of the REST API. Its path begins below `/api`. */
export type Route = {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  handle: (request: Request, response: Response) => Promise<void> | void;
};

/** Makes the router of the routes. Of two routes that match a request, the first answers. */
export function createRouter(routes: Route[]): Router {
  const router = Router();
  for (const { method, path, handle } of routes) router[method](path, handle);
  return router;
}
