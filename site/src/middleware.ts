import { defineMiddleware } from 'astro:middleware';

/**
 * The renderer passes the content to each page, and learns here why one failed. The development
 * server reads the content here.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  if (import.meta.env.DEV && !context.locals.content) {
    const { readDevelopmentContent } = await import('./content/development.ts');
    context.locals.content = await readDevelopmentContent();
  }
  try {
    return await next();
  } catch (error) {
    // The framework tells nobody why a page failed.
    context.locals.failure = error;
    throw error;
  }
});
