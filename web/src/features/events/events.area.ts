import type { FeatureArea } from '../../lib/routing/area.ts';

const option = 'eventos';
const management = {
  access: ['Gestor'],
  texts: ['events', 'eventForm', 'writtenText'],
  option,
} as const;

export const eventsArea = {
  screens: {
    events: { access: 'anyRole', texts: ['events'], option, load: () => import('./Events.tsx') },
    event: {
      access: 'anyRole',
      texts: ['events'],
      option,
      parent: 'events',
      load: () => import('./EventPage.tsx'),
    },
    publicEvent: { access: 'public', texts: ['events'], option, load: () => import('./PublicEvent.tsx') },
    managedEvents: { ...management, parent: 'management', load: () => import('./managers/EventList.tsx') },
    newEvent: { ...management, parent: 'managedEvents', load: () => import('./managers/NewEvent.tsx') },
    managedEvent: { ...management, parent: 'managedEvents', load: () => import('./managers/EditEvent.tsx') },
    eventRegistrations: {
      ...management,
      parent: 'managedEvents',
      load: () => import('./managers/Registrations.tsx'),
    },
  },
  menu: [
    { id: 'events', position: { Alumno: 80, Empresa: 85 }, when: ({ brand }) => brand.opciones[option] },
    { id: 'managedEvents', position: { Gestor: 29 }, when: ({ brand }) => brand.opciones[option] },
  ],
  home: { texts: ['home'], load: () => import('./EventsAtHome.tsx') },
} as const satisfies FeatureArea;
