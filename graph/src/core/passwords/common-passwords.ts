/** Words that people in a hurry think of first, in the languages of this trade. */
const WORDS = `
password passwort passwd passcode pass passe parole contrasena senha wachtwoord geheim secret
secreto segredo motdepasse nywila neno siri letmein letmeinnow welcome willkommen bienvenue
bienvenido karibu jambo hakuna hakunamatata habari asante rafiki simba twiga tembo chui safari
safaris kilimanjaro serengeti zanzibar tanzania kenya uganda rwanda africa afrika arusha moshi
nairobi mombasa daressalaam dodoma masai maasai savanna savannah travel traveler traveller tour
tours tourist holiday vacation booking office manager reception guest welcome admin administrator
adminadmin root toor user username test testing tester demo sample example default guestguest login
signin access enter open changeme change changemenow changeit temp temporary temppass newpass
newuser master superuser superman batman spiderman ironman hulk starwars pokemon naruto matrix
gandalf frodo hobbit merlin wizard dragon monkey tiger lion eagle falcon wolf bear shark dolphin
elephant leopard cheetah giraffe zebra buffalo rhino hippo crocodile butterfly flower rose lily
daisy violet jasmine sunflower sunshine sunny summer winter spring autumn january february march
april may june july august september october november december monday tuesday wednesday thursday
friday saturday sunday morning night love loveme loveyou iloveyou iloveu ilove lovely lover amor
amour liebe teamo tequiero jetaime princess prince queen king kingdom angel angels heaven heart
baby babygirl babyboy sweet sweetie sweetheart honey sugar candy cookie chocolate banana orange
apple cherry pepper ginger coffee cheese pizza chicken hello hallo hola bonjour ciao salut hi
goodbye goodluck lucky happy smile friend friends friendship forever family mother father mama
mummy mommy daddy papa sister brother children grandma jesus jesuschrist christ god allah mungu
godisgood godislove blessed blessing faith hope grace amen hallelujah bible church peace freedom
football soccer baseball basketball hockey tennis golf cricket rugby arsenal chelsea liverpool
manchester manutd manchesterunited barcelona realmadrid juventus bayern simbasc yanga ronaldo messi
beckham jordan michael jackson michelle jessica jennifer ashley amanda nicole daniel thomas andrew
robert charlie george william joseph joshua matthew anthony maria anna emma sophie laura julia
sarah grace fatuma amina asha neema juma hassan musa baraka computer internet keyboard windows
microsoft google facebook instagram whatsapp twitter youtube yahoo gmail samsung iphone android
nokia server system network security private business company money dollar dollars rich success
winner champion number phone mobile music guitar piano rock metallica nirvana beatles elvis hiphop
rapper disney mickey mickeymouse donald pokemon pikachu mustang ferrari porsche mercedes toyota
honda yamaha harley corvette camaro landrover landcruiser diamond silver golden gold purple yellow
blue black white green red pink rainbow america england london paris germany deutschland france
italia spain canada australia brazil mexico india china newyork california texas hunter ranger
killer ninja pirate samurai warrior soldier captain thunder lightning storm phoenix shadow ghost
zombie vampire fuckyou fuckoff asshole bitch sexy sexygirl nothing whatever trustno nobody
somebody someone anything blahblah blah abc abcd qwerty qwertz azerty asdf zxcv qwe asd zxc qaz wsx
aaa xxx zzz iamgod mynameis mypassword thepassword yourpassword nopassword passpass
`;

/** Words and keys with what people put before, between and behind them. */
const MIXED = `
password1 passw0rd p@ssword p@ssw0rd pa$$word pass123 pass1234 qwerty1 qwerty123 abc1234
welcome1 welcome123 letmein1 iloveyou1 monkey1 dragon1 sunshine1 princess1 football1 baseball1
1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3 q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
qazwsx qazwsxedc zaq12wsx zaq1zaq1 zaq1xsw2 xsw2zaq1 a1b2c3 a1b2c3d4 1a2b3c 1a2b3c4d a1s2d3 a1s2d3f4
112233 11223344 1122334455 123321 1234321 12344321 123454321 147258 147258369 147852 159357 159753
258456 357159 741852 741852963 753951 789456 789456123 951753 987456 102030 10203040 100200 110110
121314 131415 141421 142536 151515 192837 192837465 246810 2468 13579 135790 135792468 314159
31415926 271828 420420 5201314 520520 696969 777888 789987 852456 909090 999000 112358 11235813
p0o9i8 p0o9i8u7 0okm9ijn qwaszx qweasd asdqwe ncc1701 thx1138 r2d2c3po 007007 james007 trustno1
`;

/** The most common passwords, in small letters and without spaces. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `${WORDS} ${MIXED}`.trim().split(/\s+/),
);
