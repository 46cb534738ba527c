import { z } from 'zod';
import type { PortableCv, ReadFile } from './portable-cv.ts';

/** JSON Resume 1.0.0: every field may be missing, and others may be there besides. */

const text = z.string().trim().max(20_000);
const said = z
  .union([text, z.number().transform(String)])
  .nullish()
  .transform((value) => value || undefined);
const many = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry)
    .max(500)
    .nullish()
    .transform((list) => list ?? []);

const keywords = many(z.string().trim().max(500));

const schema = z.object({
  basics: z
    .object({
      name: said,
      label: said,
      email: said,
      phone: said,
      url: said,
      summary: said,
      location: z
        .object({ city: said, countryCode: said, region: said, address: said, postalCode: said })
        .nullish(),
      profiles: many(z.object({ network: said, url: said, username: said })),
    })
    .nullish(),
  work: many(
    z.object({
      name: said,
      position: said,
      url: said,
      startDate: said,
      endDate: said,
      summary: said,
      highlights: keywords,
    }),
  ),
  education: many(
    z.object({ institution: said, area: said, studyType: said, startDate: said, endDate: said }),
  ),
  certificates: many(z.object({ name: said, date: said, issuer: said })),
  languages: many(z.object({ language: said, fluency: said })),
  skills: many(z.object({ name: said, keywords })),
  interests: many(z.object({ name: said, keywords })),
  volunteer: many(z.object({ organization: said, position: said })),
  awards: many(z.object({ title: said })),
  publications: many(z.object({ name: said })),
  references: many(z.object({ name: said })),
  projects: many(z.object({ name: said })),
});

/** The CV of a JSON Resume; undefined where it is none. */
export function readJsonResume(content: string): ReadFile | undefined {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return undefined;
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) return undefined;
  const { basics, work, education, certificates, languages, skills, interests, ...others } = parsed.data;
  if (!basics && work.length === 0 && education.length === 0 && skills.length === 0) return undefined;
  const words = (list: readonly { name: string | undefined; keywords: string[] }[]) =>
    list.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : name ? [name] : []));
  const elsewhere = (lugar: string, texts: readonly (string | undefined)[]) =>
    texts.flatMap((texto) => (texto === undefined ? [] : [{ lugar, texto }]));
  return {
    cv: {
      nombre: basics?.name,
      email: basics?.email,
      telefono: basics?.phone,
      localidad: basics?.location?.city,
      provincia: basics?.location?.region,
      pais: basics?.location?.countryCode,
      titular: basics?.label,
      presentacion: basics?.summary,
      enlace: basics?.url,
      experiencia: work.map(({ name, position, url, startDate, endDate, summary, highlights }) => ({
        puesto: position ?? '',
        empresa: name ?? '',
        inicio: startDate,
        fin: endDate,
        enlace: url,
        descripcion:
          [summary, ...highlights.map((one) => `- ${one}`)].filter(Boolean).join('\n') || undefined,
      })),
      estudios: education.map(({ institution, area, studyType, startDate, endDate }) => ({
        titulo: area ?? studyType ?? '',
        centro: institution ?? '',
        nivel: studyType,
        inicio: startDate,
        fin: endDate,
      })),
      formacion: certificates.map(({ name, issuer, date }) => ({
        titulo: name ?? '',
        centro: issuer ?? '',
        fin: date,
      })),
      idiomas: languages.map(({ language, fluency }) => ({ idioma: language ?? '', nivel: fluency ?? '' })),
      programas: words(skills),
      competencias: [],
      intereses: words(interests),
    },
    ajeno: [
      ...elsewhere('basics.location.address', [basics?.location?.address, basics?.location?.postalCode]),
      ...elsewhere('basics.profiles', basics?.profiles.map(({ url, username }) => url ?? username) ?? []),
      ...elsewhere(
        'volunteer',
        others.volunteer.map(({ position, organization }) => position ?? organization),
      ),
      ...elsewhere(
        'awards',
        others.awards.map(({ title }) => title),
      ),
      ...elsewhere(
        'publications',
        others.publications.map(({ name }) => name),
      ),
      ...elsewhere(
        'references',
        others.references.map(({ name }) => name),
      ),
      ...elsewhere(
        'projects',
        others.projects.map(({ name }) => name),
      ),
    ],
  };
}

/** A CV as a JSON Resume. */
export function writeJsonResume(cv: PortableCv, groups: { software: string; competencies: string }): string {
  const group = (name: string, keywords: readonly string[]) =>
    keywords.length > 0 ? [{ name, keywords }] : [];
  const resume = {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: cv.nombre,
      label: cv.titular,
      email: cv.email,
      phone: cv.telefono,
      url: cv.enlace,
      summary: cv.presentacion,
      location: { city: cv.localidad, countryCode: cv.pais, region: cv.provincia },
    },
    work: cv.experiencia.map(({ puesto, empresa, inicio, fin, enlace, descripcion }) => ({
      name: empresa,
      position: puesto,
      url: enlace,
      startDate: inicio,
      endDate: fin,
      summary: descripcion,
    })),
    education: cv.estudios.map(({ titulo, centro, nivel, inicio, fin }) => ({
      institution: centro,
      area: titulo,
      studyType: nivel,
      startDate: inicio,
      endDate: fin,
    })),
    certificates: cv.formacion.map(({ titulo, centro, fin }) => ({
      name: titulo,
      issuer: centro,
      date: fin,
    })),
    languages: cv.idiomas.map(({ idioma, nivel }) => ({ language: idioma, fluency: nivel })),
    skills: [...group(groups.software, cv.programas), ...group(groups.competencies, cv.competencias)],
    interests: cv.intereses.map((name) => ({ name })),
    meta: { version: 'v1.0.0' },
  };
  return `${JSON.stringify(resume, null, 2)}\n`;
}
