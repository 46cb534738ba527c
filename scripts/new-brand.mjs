// Makes the folder of a new institution, which passes its check at once: npm run new-brand -- --id … --name …
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './sources.mjs';

const asked = {
  id: 'the name of its folder: lower case letters, digits and hyphens',
  name: 'its name, as people read it',
  nif: 'its tax id, such as G58818501',
  address: 'its postal address',
  phone: 'its telephone',
  email: 'its e-mail address',
};

const fail = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const usage = [
  'npm run new-brand -- --id … --name … --nif … --address … --phone … --email … [--languages es,ca,en]',
  ...Object.entries(asked).map(([name, what]) => `  --${name.padEnd(10)} ${what}`),
  '  --languages  what it offers, the default first; es alone where it is not said',
].join('\n');

function readOptions() {
  try {
    const names = [...Object.keys(asked), 'languages'];
    return parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) }).values;
  } catch (error) {
    return fail(`${error.message}\n\n${usage}`);
  }
}

const options = readOptions();
const missing = Object.keys(asked).filter((name) => !options[name]?.trim());
if (missing.length > 0) fail(`Missing: ${missing.map((name) => `--${name}`).join(', ')}.\n\n${usage}`);
const { id, name, nif, address, phone, email } = options;
const languages = (options.languages ?? 'es').split(',').map((language) => language.trim());
if (!/^[a-z0-9-]+$/.test(id)) fail(`--id is "${id}": it must be ${asked.id}.`);
const strange = languages.filter((language) => !['es', 'ca', 'en'].includes(language));
if (strange.length > 0) fail(`--languages has "${strange.join(', ')}": it must be some of es, ca, en.`);

const brands = process.env.BRANDS_DIR ?? join(root, 'brands');
const folder = join(brands, id);
if (existsSync(folder)) fail(`brands/${id} is there already: nothing was changed.`);

const model = join(root, 'brands/universidad');
const written = readFileSync(join(model, 'brand.json'), 'utf8');
const { nombre, fundacion, correos } = JSON.parse(written);

/** Inside of a JSON text. */
const quoted = (text) => JSON.stringify(text).slice(1, -1);
let text = written.replaceAll(quoted(fundacion), quoted(name)).replaceAll(quoted(nombre), quoted(name));
for (const address of Object.values(correos)) text = text.replaceAll(address, quoted(email));
const brand = only({
  ...JSON.parse(text),
  id,
  responsable: { nombre: name, nif, direccion: address },
  idiomas: languages,
  idiomaPorDefecto: languages[0],
  colores: { acento: '#2b4a66', acentoOscuro: '#9cc3ea', secundario: '#2b4a66' },
  telefono: phone,
  campus: [{ idSede: 1, nombre: name, direccion: address, telefono: phone }],
  redes: [],
  enlacesLegales: [],
  pie: { es: name, ca: name, en: name },
});
for (const page of brand.paginas) {
  page.ruta = Object.fromEntries(
    Object.entries(page.ruta).map(([key, path]) => [key, path.split('/').at(-1)]),
  );
}

/** The texts in the languages offered alone. */
function only(value) {
  if (Array.isArray(value)) return value.map(only);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isText = entries.length > 0 && entries.every(([key]) => ['es', 'ca', 'en'].includes(key));
  return Object.fromEntries(
    entries.filter(([key]) => !isText || languages.includes(key)).map(([key, inner]) => [key, only(inner)]),
  );
}

const escaped = (words) => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const logo = (colour) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${24 + name.length * 13} 48" role="img" aria-label="${escaped(name)}">
  <text x="0" y="32" font-family="system-ui, sans-serif" font-size="22" font-weight="700" fill="${colour}">${escaped(name)}</text>
</svg>
`;
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="6" fill="${brand.colores.acento}"/>
  <text x="16" y="23" text-anchor="middle" font-family="system-ui, sans-serif" font-size="20" font-weight="700" fill="#ffffff">${escaped([...name][0] ?? '')}</text>
</svg>
`;

mkdirSync(join(folder, 'texts'), { recursive: true });
writeFileSync(join(folder, 'brand.json'), `${JSON.stringify(brand, null, 2)}\n`);
writeFileSync(join(folder, 'logo.svg'), logo(brand.colores.acento));
writeFileSync(join(folder, 'logo-oscuro.svg'), logo(brand.colores.acentoOscuro));
writeFileSync(join(folder, 'favicon.svg'), favicon);
for (const file of readdirSync(join(model, 'texts'))) {
  if (languages.includes(file.split('.').at(-2)))
    cpSync(join(model, 'texts', file), join(folder, 'texts', file));
}

process.stdout.write(`brands/${id} is made. Try it:

  BRAND=${id} DATA_DIR=data-${id} npm start

Then make it the institution's own, as brands/README.md says: colours and logos, the sentence of the login (lema), an
e-mail address for each area, the options, and the legal texts, which somebody of the institution has to read.
`);
