/** In English, German, French, Swahili, Spanish, Italian, Dutch and Portuguese. */
const YES =
  'true,yes,y,x,1,wahr,ja,vrai,oui,kweli,ndiyo,ndio,verdadero,sí,si,vero,sì,waar,verdadeiro,sim';
const NO = 'false,no,n,0,falsch,nein,faux,non,uongo,si kweli,hapana,siyo,falso,onwaar,nee,não,nao';

const KNOWN = new Map([
  ...YES.split(',').map((word) => [word, true] as const),
  ...NO.split(',').map((word) => [word, false] as const),
]);

/** Yes or no, as sheets and people of several languages write it; undefined for other words. */
export function readBoolean(text: string): boolean | undefined {
  return KNOWN.get(text.trim().toLowerCase());
}
