import { defineMiddleware } from 'astro:middleware';

/** The renderer passes the content to each page; the development server reads it here. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (import.meta.env.DEV && !context.locals.content) {
    const { readDevelopmentContent } = await import('./content/development.ts');
    context.locals.content = await readDevelopmentContent();
  }
  return next();
});
