import { twoWords } from './generate.ts';
import type { MakeRequest } from './load.ts';
import type { Reader } from './tokens.ts';

export const caseNames = ['W1', 'W2', 'W3', 'W4'] as const;

interface Case {
  name: (typeof caseNames)[number];
  /** What the portal is asked, and what the bare server is asked for the same. */
  portal: MakeRequest;
  bare: MakeRequest;
}

const some = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('nobody to ask as');
  return item;
};

/** A small generator whose numbers do not follow the order of the rows. */
const scattered = (count: number, below: number): number => (Math.imul(count, 2_654_435_761) >>> 0) % below;

const urlAcceso = (offer: number): string => `bench${String(offer).padStart(11, '0')}`;

/** An open internship among the generated offers: even numbers are internships, every twentieth is closed. */
const openInternship = (count: number, size: number): number => {
  const offer = 2 * (1 + scattered(count, Math.floor(size / 2) - 1));
  return offer % 20 === 0 ? offer - 2 : offer;
};

/** The cases; `applied` is how many applications of the bench there are, so that none is made twice. */
export function cases(size: number, readers: readonly Reader[], applied: number): Case[] {
  const search = (): string => {
    const text = encodeURIComponent(twoWords());
    return `texto=${text}&idProvincia=${1 + scattered(Date.now(), 52)}&idAreaFuncional=${1 + scattered(Date.now() + 7, 20)}`;
  };
  // Each student once for each offer: student k of all, offers in turn.
  let next = applied;
  const application = () => {
    const count = next++;
    const reader = some(readers, count);
    return { reader, offer: openInternship(Math.floor(count / readers.length) * 7_919 + count, size) };
  };
  return [
    {
      name: 'W1',
      portal: (n) => ({
        method: 'GET',
        path: '/api/Alumno/dameOfertasUsuario/practicas',
        token: some(readers, n).token,
      }),
      bare: (n) => ({ method: 'GET', path: `/w1?student=${some(readers, n).studentId}` }),
    },
    {
      name: 'W2',
      portal: (n) => ({
        method: 'GET',
        path: `/api/Alumno/dameOfertasUsuario/practicas?${search()}`,
        token: some(readers, n).token,
      }),
      bare: (n) => ({ method: 'GET', path: `/w2?${search()}&student=${some(readers, n).studentId}` }),
    },
    {
      name: 'W3',
      portal: (n) => ({
        method: 'GET',
        path: `/api/Alumno/dameOferta/${urlAcceso(openInternship(n, size))}`,
        token: some(readers, n).token,
      }),
      bare: (n) => ({
        method: 'GET',
        path: `/w3?id=${urlAcceso(openInternship(n, size))}&student=${some(readers, n).studentId}`,
      }),
    },
    {
      name: 'W4',
      portal: () => {
        const { reader, offer } = application();
        return {
          method: 'POST',
          path: '/api/Alumno/inscribirse',
          token: reader.token,
          body: JSON.stringify({ urlOferta: urlAcceso(offer), aceptaCondiciones: true }),
        };
      },
      bare: () => {
        const { reader, offer } = application();
        return { method: 'POST', path: '/w4', body: JSON.stringify({ offer, student: reader.studentId }) };
      },
    },
  ];
}
