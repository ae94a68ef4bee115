/** The folders that the API answers wherever the site's files are served. */
export const API_FOLDERS = ['api', 'graphql', 'admin', 'preview'] as const;
