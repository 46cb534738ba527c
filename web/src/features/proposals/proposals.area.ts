import type { FeatureArea, MenuFacts } from '../../lib/routing/area.ts';

const texts = ['proposals'] as const;
const option = 'propuestaPracticas';

/** Whoever does internships may propose one. */
const maySeeIt = ({ brand, session }: MenuFacts): boolean =>
  brand.opciones[option] &&
  (session.userType !== 'Alumno' || (session.conPracticas && !session.soloCiclosUAX));

export const proposalsArea = {
  screens: {
    newProposal: { access: 'anyRole', option, texts, load: () => import('./wizard/NewProposal.tsx') },
    proposals: {
      access: 'anyRole',
      option,
      parent: 'newProposal',
      texts,
      load: () => import('./own/OwnProposals.tsx'),
    },
    proposal: {
      access: 'anyRole',
      option,
      parent: 'proposals',
      texts,
      load: () => import('./own/OwnProposal.tsx'),
    },
    managedProposals: {
      access: ['Gestor'],
      option,
      parent: 'management',
      texts,
      load: () => import('./managers/ManagedProposals.tsx'),
    },
    managedProposal: {
      access: ['Gestor'],
      option,
      parent: 'managedProposals',
      texts,
      load: () => import('./managers/ManagedProposal.tsx'),
    },
  },
  menu: [
    { id: 'newProposal', position: { Alumno: 30, Empresa: 30 }, when: maySeeIt },
    { id: 'managedProposals', position: { Gestor: 19.5 }, when: ({ brand }) => brand.opciones[option] },
  ],
  tile: { position: 30, option, texts: [], load: () => import('./tile.ts') },
} as const satisfies FeatureArea;
