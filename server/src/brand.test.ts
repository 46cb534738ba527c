import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandParts, publicPages } from '@portal/contract/brand';
import { offerFieldNames } from '@portal/contract/offer-fields';
import { afterAll, describe, expect, test } from 'vitest';
import { readInstitution } from './brand.ts';
import { EnvError } from './env.ts';
import { jsonBreak } from './institution/json-place.ts';

const shipped = fileURLToPath(new URL('../../brands', import.meta.url));
const names = readdirSync(shipped, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Content = Record<string, unknown>;

/** A folder of institutions with one, the university changed. */
function changed(change: (content: Content, folder: string) => unknown): {
  BRAND: string;
  BRANDS_DIR: string;
} {
  const BRANDS_DIR = mkdtempSync(join(tmpdir(), 'portal-brands-'));
  folders.push(BRANDS_DIR);
  const folder = join(BRANDS_DIR, 'universidad');
  cpSync(join(shipped, 'universidad'), folder, { recursive: true });
  const file = join(folder, 'brand.json');
  const content: Content = JSON.parse(readFileSync(file, 'utf8'));
  const next = change(content, folder) ?? content;
  if (next !== 'kept') writeFileSync(file, typeof next === 'string' ? next : JSON.stringify(next, null, 2));
  return { BRAND: 'universidad', BRANDS_DIR };
}

/** What the person who started the portal reads. */
function said(change: Parameters<typeof changed>[0]): string[] {
  try {
    readInstitution(changed(change));
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.message.split('\n').map((line) => line.trim());
  }
  return [];
}

/** Sets what stands at a path, `campus.0.telefono`; undefined takes it away. */
const put = (path: string, value: unknown) => (content: Content) => {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), content);
  if (value === undefined) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, value);
};

describe.each(names)('%s', (BRAND) => {
  const { brand, pages } = readInstitution({ BRAND });

  test('says of every field of both forms whether it is shown', () => {
    for (const fields of Object.values(brand.camposOferta)) {
      expect(Object.keys(fields).sort()).toEqual([...offerFieldNames].sort());
    }
  });

  test('names one address for the rights over personal data, wherever it speaks of them', () => {
    const { practicas, general, privacidad } = brand.correos;
    for (const language of brand.idiomas) {
      const texts = [
        brand.condicionesPracticas[language],
        brand.textoRGPD?.texto[language] ?? '',
        pages.text('privacidad', language) ?? '',
        pages.text('proteccion-de-datos', language) ?? '',
      ];
      for (const text of texts) {
        expect(text).toContain(privacidad);
        expect(text).not.toContain('{{');
        for (const other of [practicas, general]) expect(text).not.toContain(other);
      }
    }
  });

  test('has one apostrophe between letters in all of its texts', () => {
    const written = readFileSync(join(shipped, BRAND, 'brand.json'), 'utf8');
    const texts = brand.idiomas.flatMap((language) =>
      readdirSync(join(shipped, BRAND, 'texts'))
        .filter((file) => file.endsWith(`.${language}.md`))
        .map((file) => readFileSync(join(shipped, BRAND, 'texts', file), 'utf8')),
    );
    for (const text of [written, ...texts]) expect(text.match(/.{0,20}\p{L}'\p{L}.{0,20}/gu)).toBeNull();
  });

  test('has the text of its agreements in each of its languages', () => {
    const texts = brand.idiomas.map((language) => pages.agreement(language) ?? '');
    for (const text of texts) expect(text.length).toBeGreaterThan(5_000);
    for (const text of texts) expect(text).toContain(brand.responsable.nif);
    expect(new Set(texts).size).toBe(brand.idiomas.length);
  });

  test('has the text of the annexes of its internships', () => {
    expect(pages.annex(brand.idiomaPorDefecto)?.length).toBeGreaterThan(1_500);
  });

  test('has each of its pages in each of its languages, with nothing left to fill', () => {
    for (const id of [...publicPages, ...brand.paginas.map((page) => page.id)]) {
      const texts = brand.idiomas.map((language) => pages.text(id, language) ?? '');
      for (const text of texts) expect(text.length).toBeGreaterThan(500);
      for (const text of texts) expect(text).not.toContain('{{');
      expect(new Set(texts).size).toBe(brand.idiomas.length);
    }
  });
});

test('the two that come along differ in flags, colours and the fields that are required', () => {
  const { brand: school } = readInstitution({ BRAND: 'escuela' });
  const { brand: university } = readInstitution({ BRAND: 'universidad' });
  for (const part of ['opciones', 'colores', 'camposOferta', 'camposPersonales'] as const) {
    expect(school[part], part).not.toEqual(university[part]);
  }
  const required = [school, university].map((brand) =>
    Object.values(brand.camposOferta).map((fields) =>
      Object.entries(fields).flatMap(([name, field]) => (field.required ? [name] : [])),
    ),
  );
  expect(required[0]).not.toEqual(required[1]);
});

describe('a mistake is said with its field, what it has and what it must be', () => {
  test.each<[string, unknown, string]>([
    ['id', 'otra', 'id is "otra": it must be the name of its folder, "universidad".'],
    ['nombre', undefined, 'nombre is missing: it must be a text in double quotes.'],
    ['nombre', ' ', 'nombre is " ": it must be a text that is not empty.'],
    [
      'telefono',
      '12',
      'telefono is "12": it must be a telephone with at least 9 digits, such as +34 960 100 200.',
    ],
    [
      'correos.soporte',
      'soporte',
      'correos.soporte is "soporte": it must be an email address such as careers@example.edu.',
    ],
    [
      'responsable.nif',
      'G46123452',
      'responsable.nif is "G46123452": it must be a NIF whose control character is right, such as G58818501.',
    ],
    ['lema.ca', undefined, 'lema.ca is missing: it must be a text in double quotes.'],
    ['idiomas', [], 'idiomas is []: it must be at least one of es, ca, en.'],
    ['idiomas', ['es', 'fr'], 'idiomas[1] is "fr": it must be one of es, ca, en.'],
    ['idiomas', ['es', 'es'], 'idiomas is ["es","es"]: it must be a list that names each language once.'],
    ['idiomaPorDefecto', 'de', 'idiomaPorDefecto is "de": it must be one of es, ca, en.'],
    ['idiomas', ['ca', 'en'], 'idiomaPorDefecto is "es": it must be one of idiomas.'],
    ['zonaHoraria', 'Madrid', 'zonaHoraria is "Madrid": it must be a time zone such as Europe/Madrid.'],
    [
      'colores.secundario',
      '#FFF',
      'colores.secundario is "#FFF": it must be a colour such as #1a4fd6, in lower case.',
    ],
    [
      'tipografia',
      'Arial; }',
      'tipografia is "Arial; }": it must be families as CSS writes them, such as \'Segoe UI\', sans-serif.',
    ],
    [
      'logo',
      '../logo.svg',
      'logo is "../logo.svg": it must be a picture of the same folder, such as logo.svg.',
    ],
    [
      'logoOscuro',
      'no.svg',
      'logoOscuro is "no.svg": it must be a picture that is there, and brands/universidad/no.svg is not.',
    ],
    [
      'campus.1.idSede',
      1,
      'campus is [{"idSede":1,"nombre":"Campus del Mar","direccion":"Aveni…: it must be a list in which each idSede is there once.',
    ],
    ['campus.0.idSede', '1', 'campus[0].idSede is "1": it must be a whole number from 1.'],
    [
      'redes.0.red',
      'twitter',
      'redes[0].red is "twitter": it must be one of linkedin, instagram, x, youtube, facebook.',
    ],
    [
      'enlacesLegales.0.url',
      'www.example.edu',
      'enlacesLegales[0].url is "www.example.edu": it must be an address with its https://, such as https://www.example.edu.',
    ],
    [
      'paginas.0.ruta.es',
      '/condiciones',
      'paginas[0].ruta.es is "/condiciones": it must be an address of letters, digits, hyphens and slashes between, such as EUNCET/condiciones-practicas.',
    ],
    [
      'paginas.0.ruta.es',
      'api/condiciones',
      'paginas[0].ruta.es is "api/condiciones": it must be an address that does not start with api, assets, marca, ca or en.',
    ],
    [
      'paginas.0.id',
      'cookies',
      'paginas[0].id is "cookies": it must be another name than the pages that every portal has: privacidad, cookies, proteccion-de-datos, accesibilidad.',
    ],
    ['niveles', ['master'], 'niveles[0] is "master": it must be one of grado, postgrado, doctorado.'],
    [
      'camposOferta.practicas.plazas',
      { visible: false, required: true },
      'camposOferta.practicas.plazas is {"visible":false,"required":true}: it must be shown where it is required.',
    ],
    [
      'camposPersonales.email.editable',
      true,
      'camposPersonales.email.editable is true: it must be false: the institution alone changes it.',
    ],
    [
      'camposPersonales.nombre',
      { visible: false, editable: false },
      'camposPersonales.nombre.visible is false: it must be true: a CV without a name is nobody’s.',
    ],
    [
      'camposPersonales.dni',
      { visible: false, editable: true },
      'camposPersonales.dni is {"visible":false,"editable":true}: it must be shown where students may edit it.',
    ],
    [
      'camposPersonales.numSegSocial',
      { visible: false, editable: false },
      'camposPersonales.numSegSocial.visible is false: it must be true while opciones.numSegSocialObligatorio is: nobody could apply.',
    ],
    ['opciones.eventos', 'true', 'opciones.eventos is "true": it must be true or false.'],
    [
      'opciones.formularioIncorporacion',
      false,
      'opciones.formularioIncorporacion is false: it must be true while opciones.propuestaPracticas is: a proposal ends in an incorporation form.',
    ],
    [
      'opciones.analitica',
      true,
      'analitica is missing: it must be the server and the site of the statistics, while opciones.analitica is true.',
    ],
    [
      'analitica',
      { servidor: 'http://stats.example.edu/', sitio: 1 },
      'analitica.servidor is "http://stats.example.edu/": it must be an address that starts with https:// and ends with a slash, such as https://statistics.example.edu/.',
    ],
    [
      'textoRGPD.enlaceRGPD.ca',
      'example.edu/dades',
      'textoRGPD.enlaceRGPD.ca is "example.edu/dades": it must be a path of the portal, such as /proteccion-de-datos, or an https:// address.',
    ],
    [
      'condicionesPracticas.en',
      'Write to {{correos.nadie}}.',
      'condicionesPracticas.en has {{correos.nadie}}: it must be a text or a number of brand.json, such as {{nombre}}.',
    ],
    [
      'mensajeConvenio.es',
      'Escriba a {{correos.nadie}}.',
      'mensajeConvenio.es has {{correos.nadie}}: it must be a text or a number of brand.json, such as {{nombre}}.',
    ],
    [
      'pie.es',
      '{{lema}}',
      'pie.es has {{lema}}: it must be a text or a number of brand.json, such as {{nombre}}.',
    ],
    ['mesesTrasBaja', 0, 'mesesTrasBaja is 0: it must be a whole number of months from 1 to 120.'],
    [
      'minutosInactividad',
      5,
      'minutosInactividad is 5: it must be a whole number of minutes from 10 to 480, or null for no limit.',
    ],
    [
      'gastosGestion.lectura',
      'porCurso',
      'gastosGestion.lectura is "porCurso": it must be porMes (for each month of a placement) or porConvenio (for each agreement).',
    ],
    [
      'gastosGestion.importe',
      45.005,
      'gastosGestion.importe is 45.005: it must be an amount in euros from 0 to 10000, with at most two decimals.',
    ],
    ['gastosGestion.iva', 121, 'gastosGestion.iva is 121: it must be a percentage from 0 to 100.'],
    [
      'gastosGestion.revisionIPC',
      { mes: 13 },
      'gastosGestion.revisionIPC.mes is 13: it must be the number of a month, from 1 to 12.',
    ],
    ['limites.horasDia', 25, 'limites.horasDia is 25: it must be at most 24 hours.'],
    [
      'limites.solicitudesEducacion',
      0,
      'limites.solicitudesEducacion is 0: it must be a whole number of requests from 1 to 50.',
    ],
    ['limites.horasSemana', 5, 'limites.horasSemana is 5: it must be at least limites.horasDia.'],
  ])('%s: %j', (path, value, sentence) => {
    expect(said(put(path, value))).toEqual(['brands/universidad/brand.json has a mistake.', sentence]);
  });

  test.each([
    ['opciones.evento', 'opciones.evento is no field of a brand: did you mean opciones.eventos?'],
    ['correo', 'correo is no field of a brand: did you mean correos?'],
    [
      'camposOferta.empleo.salarios',
      'camposOferta.empleo.salarios is no field of a brand: did you mean camposOferta.empleo.salario?',
    ],
    [
      'camposPersonales.telefonos',
      'camposPersonales.telefonos is no field of a brand: did you mean camposPersonales.telefono?',
    ],
    ['campus.0.tel', 'campus[0].tel is no field of a brand: take it out.'],
    ['sinonimo', 'sinonimo is no field of a brand: take it out.'],
    ['foo', 'foo is no field of a brand: take it out.'],
  ])('%s is unknown', (path, sentence) => {
    expect(said(put(path, true))).toEqual(['brands/universidad/brand.json has a mistake.', sentence]);
  });

  test('a colour that cannot be read names the pair and its ratio, in each theme', () => {
    expect(said(put('colores.acento', '#7fb8d0'))[1]).toMatch(
      /^colores\.acento is "#7fb8d0": it must be a colour that can be read \(AA asks for 4\.5:1\): text in this colour on the light theme's sunken #eceff3 has 1\.\d\d:1\.$/,
    );
    expect(said(put('colores.acentoOscuro', '#0b5c7a'))[1]).toMatch(
      /^colores\.acentoOscuro is "#0b5c7a": .* on the dark theme's raised #212934 has 1\.\d\d:1\.$/,
    );
  });

  test('a meeting that is asked for can be held', () => {
    const without = put('opciones.orientacionLaboral', false);
    const asked = put('opciones.reunionOrientacionObligatoria', true);
    expect(
      said((content) => {
        without(content);
        asked(content);
      }),
    ).toContain(
      'opciones.orientacionLaboral is false: it must be true while opciones.reunionOrientacionObligatoria is: nobody could hold the meeting.',
    );
  });

  test('all of them at once', () => {
    const lines = said((content) => {
      for (const [path, value] of [
        ['telefono', '1'],
        ['opciones.evento', true],
        ['colores.acento', '#ffffff'],
        ['limites.horasSemana', 1],
      ] as const) {
        put(path, value)(content);
      }
    });
    expect(lines[0]).toBe('brands/universidad/brand.json has 4 mistakes.');
    expect(
      lines
        .slice(1)
        .map((line) => line.split(' ')[0])
        .sort(),
    ).toEqual(['colores.acento', 'limites.horasSemana', 'opciones.evento', 'telefono']);
  });

  test('those of the folder together with those of the file', () => {
    const lines = said((content, folder) => {
      rmSync(join(folder, 'logo.svg'));
      rmSync(join(folder, 'texts/cookies.ca.md'));
      writeFileSync(join(folder, 'texts/cookies.en.md'), '{{telefono}} {{nadie}} {{mesesTrasBaja}}');
      put('telefono', '1')(content);
      put('foo', true)(content);
      put('mesesTrasBaja', undefined)(content);
    });
    expect(lines).toEqual([
      'brands/universidad/brand.json has 5 mistakes.',
      'telefono is "1": it must be a telephone with at least 9 digits, such as +34 960 100 200.',
      'foo is no field of a brand: take it out.',
      'logo is "logo.svg": it must be a picture that is there, and brands/universidad/logo.svg is not.',
      'texts/cookies.ca.md is missing: it must be the page «cookies» in ca, as Markdown.',
      'texts/cookies.en.md: line 1 has {{nadie}}: it must be a text or a number of brand.json, such as {{nombre}}.',
    ]);
  });

  test('those of the text of the agreement, which only who makes agreements needs', () => {
    const needed = '{{empresa.nombreFiscal}} {{empresa.cif}} {{firmante.nombre}}';
    const file = 'texts/convenio.ca.md';
    const lines = said((_, folder) => {
      rmSync(join(folder, 'texts/convenio.es.md'));
      writeFileSync(join(folder, file), `# Uno\n\n${needed}\n\n<b>{{empresa.cfi}}</b>`);
    }).slice(1);
    expect(lines).toEqual([
      'texts/convenio.es.md is missing: it must be the text of the agreement in es, as Markdown, while opciones.crearConvenios is true.',
      expect.stringMatching(
        /^texts\/convenio\.ca\.md: line 5 has \{\{empresa\.cfi\}\}: it must be a text or a number of brand\.json, or a field of the agreement: convenio\.numero, /,
      ),
      `${file}: it lacks {{firmante.cargo}}: it must say who makes the agreement.`,
      `${file}: "# Uno" is a heading of its own rank: it must start with ## or ###.`,
      `${file}: "<b>" cannot be printed: it must be words, bold or italic.`,
      `${file}: "</b>" cannot be printed: it must be words, bold or italic.`,
    ]);
    expect(
      said((content, folder) => {
        rmSync(join(folder, 'texts/convenio.es.md'));
        put('opciones.crearConvenios', false)(content);
      }),
    ).toEqual([]);
  });

  test('those of the text of the annex, which the institution needs in its own language', () => {
    const needed = '{{empresa}} {{inicio}} {{fin}} {{horas}} {{actividad}} {{tutor}} {{tutorAcademico}}';
    const lines = said((_, folder) => {
      for (const language of ['es', 'en']) rmSync(join(folder, `texts/anexo.${language}.md`));
      writeFileSync(join(folder, 'texts/anexo.ca.md'), `${needed}\n\n{{horaris}}`);
    }).slice(1);
    expect(lines).toEqual([
      'texts/anexo.es.md is missing: it must be the text of the annex in es, as Markdown.',
      expect.stringMatching(
        /^texts\/anexo\.ca\.md: line 3 has \{\{horaris\}\}: it must be a text or a number of brand\.json, or a field of the annex: /,
      ),
      'texts/anexo.ca.md: it lacks {{alumno}}: it must say who does which internship, when, for how long and with which tutors.',
    ]);
  });

  test('what is no JSON has its line and its column', () => {
    expect(said(() => '{\n  "id": "universidad",\n}')).toEqual([
      'brands/universidad/brand.json is no JSON: line 3, column 1 must be the name of a field in double quotes (is there a comma too many before it?).',
    ]);
    expect(said(() => '[]')).toEqual([
      'brands/universidad/brand.json has a mistake.',
      'the file is []: it must be a group of fields in { }.',
    ]);
  });

  test('a brand that is not there names those that are', () => {
    expect(() => readInstitution({ BRAND: 'nowhere' })).toThrow(
      'BRAND is "nowhere": there is no brands/nowhere/brand.json. There are: escuela, universidad.',
    );
  });
});

test('the table for writers of a brand has every field and every option', () => {
  const guide = readFileSync(join(shipped, 'README.md'), 'utf8');
  const table = (heading: string) => {
    const rows = (guide.split(heading)[1] ?? '').split('\n\n')[0] ?? '';
    const first = rows.split('\n').map((row) => row.split('|')[1] ?? '');
    return first.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name)).sort();
  };
  expect(table('| Field |')).toEqual(Object.keys(brandParts.shape).sort());
  const { opciones } = readInstitution({ BRAND: 'universidad' }).brand;
  expect(table('| Option |')).toEqual(Object.keys(opciones).sort());
});

describe('the texts of the pages', () => {
  const page = (text: string | undefined, name = 'privacidad.es') =>
    said((_, folder) => {
      const file = join(folder, 'texts', `${name}.md`);
      if (text === undefined) renameSync(file, `${file}.old`);
      else writeFileSync(file, text);
      return 'kept';
    })[1];

  test.each<[string | undefined, string]>([
    [undefined, 'texts/privacidad.es.md is missing: it must be the page «privacidad» in es, as Markdown.'],
    [' \n', 'texts/privacidad.es.md: it is empty: it must be the text of the page.'],
    [
      'Una\n\n{{correos.nadie}}',
      'texts/privacidad.es.md: line 3 has {{correos.nadie}}: it must be a text or a number of brand.json, such as {{nombre}}.',
    ],
    ['Una <b>cosa', 'texts/privacidad.es.md: "<b>" is HTML: it must be Markdown alone.'],
    [
      '# Título',
      'texts/privacidad.es.md: "# Título" is a heading of its own rank: it must start with ## or ###, below the page\'s title.',
    ],
    ['![foto](foto.png)', 'texts/privacidad.es.md: "![foto](foto.png)" is a picture: it must be words.'],
    [
      '[x](javascript:alert(1))',
      'texts/privacidad.es.md: "[x](javascript:alert(1))" leads to "javascript:alert(1)": it must be https://…, mailto:, tel:, or /…',
    ],
  ])('%j', (text, sentence) => {
    expect(page(text)).toBe(sentence);
  });

  test('quote the brand in their language', () => {
    const { pages } = readInstitution(
      changed((_, folder) => {
        writeFileSync(join(folder, 'texts/privacidad.ca.md'), '{{ nombre }}: {{pie}} {{limites.horasDia}}');
        return 'kept';
      }),
    );
    expect(pages.text('privacidad', 'ca')).toMatch(
      /^Universidad Almadraba: Universidad Almadraba · Servei.* 7$/,
    );
  });
});

test('who offers one language writes one', () => {
  const only = (content: unknown): unknown => {
    if (Array.isArray(content)) return content.map(only);
    if (typeof content !== 'object' || content === null) return content;
    const entries = Object.entries(content).filter(([key]) => key !== 'ca' && key !== 'en');
    return Object.fromEntries(entries.map(([key, value]) => [key, only(value)]));
  };
  const which = changed((content, folder) => {
    for (const file of readdirSync(join(folder, 'texts'))) {
      if (!file.endsWith('.es.md')) rmSync(join(folder, 'texts', file));
    }
    return only({ ...content, idiomas: ['es'] });
  });
  const { brand, pages } = readInstitution(which);
  expect(brand.lema.en).toBe(brand.lema.es);
  expect(brand.paginas[0]?.ruta.ca).toBe('EUNCET/condiciones-practicas');
  expect(pages.text('cookies', 'es')).toContain('cookies');
  expect(pages.text('cookies', 'ca')).toBeUndefined();
});

describe('the place where a text stops being JSON', () => {
  test.each([
    ['', 1, 1],
    ['{', 1, 2],
    ['{"a": 1,}', 1, 9],
    ['{"a" 1}', 1, 6],
    ['{\n  "a": tru\n}', 2, 8],
    ['{\n  "a": "b\n"}', 2, 8],
    ["{'a': 1}", 1, 2],
    ['{"a": [1, 2}', 1, 12],
    ['{"a": 01}', 1, 7],
    ['{} {}', 1, 4],
    ['{"a": 1 // why\n}', 1, 9],
  ])('%j', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(jsonBreak(text)).toMatchObject({ line, column });
  });

  test.each(['{}', '[]', ' 1.5e-3 ', '"\\u00e1\\n"', '{"a":[true,false,null,{"b":""}],"c":-0}'])(
    '%j has none',
    (text) => {
      expect(jsonBreak(text)).toBeUndefined();
      JSON.parse(text);
    },
  );
});
