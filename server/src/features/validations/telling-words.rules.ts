/**
 * Words with which an offer may treat people differently for their sex, age, origin, family or looks (Ley 15/2022, art. 9;
 * ET, art. 17). They are pointed out to the manager, who decides. What an offer says of whom it serves ("residencia de
 * mayores de 65 años") is not meant: an age counts where candidates are spoken of.
 */

/** An age that work may not ask for; 18 may be the law's, children and the old are whom a job is for. */
const age = '(?:19|[2-5]\\d)';
/** Close behind one of these beginnings, in the same sentence. */
const after = (...beginnings: string[]): string => `(?<=(?:${beginnings.join('|')})[^.;\\n]{0,40})`;
/** Neither "chico/a" nor "hombres y mujeres". */
const alone = '(?!\\s*/|\\s+(?:o|y|i|u|and|or)\\s)';

const es = [
  `(?:se\\s+(?:busca|necesita|precisa)n?|buscamos|necesitamos|precisamos|preferimos)\\s+(?:a\\s+)?(?:un[oa]s?\\s+)?(?:chic[oa]s?|hombres?|mujer(?:es)?|var[oó]n(?:es)?)${alone}`,
  `(?:s[oó]lo|solamente|[uú]nicamente|exclusivamente|preferentemente|preferiblemente|preferible)\\s+(?:para\\s+)?(?:chic[oa]s|hombres?|mujer(?:es)?|var[oó]n(?:es)?|españoles)${alone}`,
  `(?:señorit[oa]s?|azafatas?)${alone}`,
  'sexo\\s+(?:femenino|masculino)|valorar[aá]\\s+ser\\s+(?:mujer|hombre)|abstenerse\\s+\\p{L}+',
  `${after('candidat', 'busc', 'necesit', 'person', 'perfil', 'j[oó]ven', 'gente', 'edad')}(?:(?:mayor|menor)(?:es)?|menos|hasta|m[aá]ximo)\\s+(?:de\\s+)?${age}\\s+años`,
  `${after('candidat', 'busc', 'person', 'perfil', 'gente')}entre\\s+${age}\\s+y\\s+${age}\\s+años`,
  `m[aá]ximo\\s+${age}\\s+años|edad\\s+(?:m[aá]xima|ideal|inferior|entre|comprendida)|edad\\s+m[ií]nima(?!\\D{0,12}1[68]\\D)|edad:?\\s+${age}\\s*[-–a]\\s*${age}`,
  `${after('busc', 'necesit', 'precis', 'prefer')}(?:gente|personas?|candidat[oa]s?|perfil(?:es)?)\\s+(?:muy\\s+)?j[oó]ven(?:es)?`,
  'buena\\s+(?:presencia|imagen)(?!\\s+(?:en|de)\\s)|(?:persona|imagen|físico|aspecto)\\s+atractiv[oa]|agraciad[oa]s?',
  'solter[oa]s?|sin\\s+(?:hijos|cargas\\s+familiares)|estado\\s+civil|nacionalidad\\s+española|sin\\s+acento',
];

const ca = [
  `(?:es\\s+(?:busca|necessita)|busquem|necessitem|preferim)\\s+(?:un[ae]?s?\\s+)?(?:noi(?:a|es|s)?|homes?|don(?:a|es))${alone}`,
  `(?:nom[eé]s|[uú]nicament|exclusivament|preferentment|preferiblement)\\s+(?:per\\s+a\\s+)?(?:noi(?:es|s)|homes?|don(?:a|es)|espanyols)${alone}`,
  `(?:senyoret[ae]s?|hostess(?:es)?)${alone}|sexe\\s+(?:femení|masculí)`,
  `${after('candidat', 'busqu', 'necessit', 'person', 'perfil', 'jove', 'gent', 'edat')}(?:(?:major|menor)s?|menys|fins\\s+a|m[aà]xim)\\s+(?:de\\s+)?${age}\\s+anys`,
  `${after('candidat', 'busqu', 'person', 'perfil', 'gent')}entre\\s+${age}\\s+i\\s+${age}\\s+anys`,
  'edat\\s+(?:m[aà]xima|ideal|inferior|entre|compresa)|edat\\s+m[ií]nima(?!\\D{0,12}1[68]\\D)',
  `${after('busqu', 'necessit', 'prefer')}(?:gent|persones?|candidat[ae]?s?)\\s+(?:molt\\s+)?joves?`,
  'bona\\s+(?:presència|imatge)(?!\\s+(?:a|en|de)\\s)|solter[ae]s?|sense\\s+(?:fills|càrregues\\s+familiars)|nacionalitat\\s+espanyola',
];

const en = [
  '(?:males?|females?|men|women)\\s+only|only\\s+(?:men|women|males?|females?)|native\\s+speakers?\\s+only|good[-\\s]looking',
  'young\\s+(?:candidates?|applicants?)|no\\s+older\\s+than\\s+\\d{2}|maximum\\s+age|age\\s+limit',
  `(?:under|over|below|above)\\s+${age}\\s+years\\s+(?:old|of\\s+age)`,
  `${after('candidate', 'applicant', 'someone', 'looking')}(?:aged?\\s+(?:between\\s+)?${age}\\s*(?:-|–|to|and)\\s*${age}|under\\s+${age})`,
];

const whole = [...es, ...ca, ...en].map(
  (source) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu'),
);

/** Letters of a text that are looked at. */
const looked = 20_000;
const mostNamed = 5;

/** Such words in a text, each once as it is written there, the first ones alone where there are many. */
export function telling(text: string): string[] {
  const start = text
    .slice(0, looked)
    .normalize('NFC')
    .replace(/[^\S\n]{2,}/g, ' ');
  const found = whole.flatMap((pattern) => [...start.matchAll(pattern)].map(([word]) => word));
  return [...new Map(found.map((word) => [word.toLowerCase(), word])).values()].slice(0, mostNamed);
}
