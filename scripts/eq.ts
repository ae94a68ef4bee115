import { checkEquality } from './publish/equality/check-equality.ts';

console.log(await checkEquality(Number(process.argv[2]), Number(process.argv[3])));
