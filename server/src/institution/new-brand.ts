import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brand } from '@portal/contract/brand';
import { isLanguage } from '@portal/contract/languages';
import { ownBrands, readInstitution } from '../brand.ts';
import { EnvError } from '../env.ts';
import { problemsOf } from './problems.ts';

/** What the folder of a new institution is made from, by its argument. */
export const asked = {
  id: 'the name of its folder: lower case letters, digits and hyphens',
  name: 'its name, as people read it',
  nif: 'its tax id, such as G58818501',
  address: 'its postal address',
  phone: 'its telephone',
  email: 'its e-mail address',
  languages: 'what it offers, the default first; es alone where it is not said',
} as const;
type Asked = Record<keyof typeof asked, string>;
type Given = Readonly<Record<string, string | undefined>>;

/** The institution whose settings and texts are taken; what is its own is not. */
const model = join(ownBrands, 'universidad');

const responsible = brand.shape.responsable.shape;
const rules = {
  id: brand.shape.id,
  name: brand.shape.nombre,
  nif: responsible.nif,
  address: responsible.direccion,
  phone: brand.shape.telefono,
  email: brand.shape.correos.shape.general,
} as const;

/**
 * Makes the folder, which passes the check of the start, and says its name. Throws EnvError with every argument that
 * is missing or wrong; nothing is written then.
 */
export function makeBrand(given: Given, brands: string, usage: string): string {
  const wanted = checked(given, usage);
  const { id } = wanted;
  if (existsSync(join(brands, id))) throw new EnvError(`brands/${id} is there already: nothing was changed.`);
  mkdirSync(brands, { recursive: true });
  const draft = mkdtempSync(join(brands, '.new-'));
  try {
    write(join(draft, id), wanted);
    readInstitution({ BRAND: id, BRANDS_DIR: draft });
    renameSync(join(draft, id), join(brands, id));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return id;
}

function checked(given: Given, usage: string): Asked {
  const value = (name: keyof Asked) => given[name]?.trim() ?? '';
  const names = ['id', 'name', 'nif', 'address', 'phone', 'email'] as const;
  const missing = names.filter((name) => value(name) === '');
  const languages = (value('languages') || 'es').split(',').map((language) => language.trim());
  const problems = [
    ...names.flatMap((name) => (missing.includes(name) ? [] : wrongIn(name, rules[name], value(name)))),
    ...wrongIn('languages', brand.shape.idiomas, languages),
    ...(missing.length > 0 ? [`Missing: ${missing.map((name) => `--${name}`).join(', ')}.`] : []),
  ];
  if (problems.length > 0) {
    throw new EnvError(
      [...problems, ...(missing.length > 0 ? ['', usage] : []), '', 'Nothing was made.'].join('\n'),
    );
  }
  return {
    id: value('id'),
    name: value('name'),
    nif: value('nif'),
    address: value('address'),
    phone: value('phone'),
    email: value('email'),
    languages: languages.join(','),
  };
}

/** What the check of the start says of it, with the argument's name. */
function wrongIn(
  name: keyof Asked,
  rule: (typeof rules)[keyof typeof rules] | typeof brand.shape.idiomas,
  value: unknown,
): string[] {
  const issues = rule.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) =>
    problemsOf({ ...issue, path: [`--${name}`, ...issue.path] }, { [`--${name}`]: value }),
  );
}

const colours = { acento: '#2b4a66', acentoOscuro: '#9cc3ea', secundario: '#2b4a66' };

function write(folder: string, wanted: Asked): void {
  const { name } = wanted;
  const languages = wanted.languages.split(',').filter(isLanguage);
  mkdirSync(join(folder, 'texts'), { recursive: true });
  const content = only(contentFor(wanted, languages), languages);
  writeFileSync(join(folder, 'brand.json'), `${JSON.stringify(content, null, 2)}\n`);
  writeFileSync(join(folder, 'logo.svg'), logo(name, colours.acento));
  writeFileSync(join(folder, 'logo-oscuro.svg'), logo(name, colours.acentoOscuro));
  writeFileSync(join(folder, 'favicon.svg'), favicon(name));
  for (const file of readdirSync(join(model, 'texts'))) {
    if (languages.some((language) => file.endsWith(`.${language}.md`)))
      cpSync(join(model, 'texts', file), join(folder, 'texts', file));
  }
}

/** The model's settings and common texts, which quote the fields; everything that says who it is is new. */
function contentFor({ id, name, nif, address, phone, email }: Asked, languages: readonly string[]) {
  const { analitica: _theirs, ...settings } = brand.parse(
    JSON.parse(readFileSync(join(model, 'brand.json'), 'utf8')),
  );
  const last = (path: string) => path.split('/').at(-1) ?? path;
  return {
    ...settings,
    id,
    nombre: name,
    fundacion: name,
    responsable: { nombre: name, nif, direccion: address },
    idiomas: languages,
    idiomaPorDefecto: languages[0],
    colores: colours,
    logo: 'logo.svg',
    logoOscuro: 'logo-oscuro.svg',
    favicon: 'favicon.svg',
    correos: Object.fromEntries(Object.keys(settings.correos).map((area) => [area, email])),
    telefono: phone,
    campus: [{ idSede: 1, nombre: name, direccion: address, telefono: phone }],
    redes: [],
    enlacesLegales: [],
    paginas: settings.paginas.map(({ ruta, ...page }) => ({
      ...page,
      ruta: { es: last(ruta.es), ca: last(ruta.ca), en: last(ruta.en) },
    })),
    pie: { es: name, ca: name, en: name },
    accesoUnico: { obligatorioParaTitulados: false, proveedores: [] },
    opciones: { ...settings.opciones, analitica: false },
  };
}

/** The texts in the languages offered alone. */
function only(value: unknown, offered: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((inner) => only(inner, offered));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isText = entries.length > 0 && entries.every(([key]) => isLanguage(key));
  return Object.fromEntries(
    entries
      .filter(([key]) => !isText || offered.includes(key))
      .map(([key, inner]) => [key, only(inner, offered)]),
  );
}

const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const logo = (name: string, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${24 + name.length * 13} 48" role="img" aria-label="${escaped(name)}">
  <text x="0" y="32" font-family="system-ui, sans-serif" font-size="22" font-weight="700" fill="${colour}">${escaped(name)}</text>
</svg>
`;

const favicon = (name: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="6" fill="${colours.acento}"/>
  <text x="16" y="23" text-anchor="middle" font-family="system-ui, sans-serif" font-size="20" font-weight="700" fill="#ffffff">${escaped([...name][0] ?? '')}</text>
</svg>
`;
