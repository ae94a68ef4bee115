import { defineMiddleware } from 'astro:middleware';

/** The renderer brings the content with each page; only the development server has to look for it. */
export const onRequest = defineMiddleware(async (context, next) => {
  if (import.meta.env.DEV && !context.locals.content) {
    const { readDevelopmentContent } = await import('./content/development.ts');
    context.locals.content = await readDevelopmentContent();
  }
  return next();
});
