import { config } from 'zod/v4/core';

// The policy of the back office allows no code made from text. Zod would try it
// once, when the first group of fields is defined.
config({ jitless: true });
