export const texts = {
  student: {
    title: 'Hola, {{name}}',
    context: 'Lo que tienes pendiente y las últimas novedades.',
    search: {
      title: 'Buscar ofertas',
      label: 'Puesto, empresa o palabra clave',
      practicas: 'Buscar prácticas',
      empleo: 'Buscar empleo',
    },
    waiting: {
      title: 'Esperan tu respuesta',
      preregistration: 'Te han preinscrito en esta oferta: acepta o rechaza la preinscripción',
      answer: 'Responder',
    },
    moving: {
      title: 'Tus candidaturas',
      all: 'Ver todas',
      empty: 'Aún no te has inscrito en ninguna oferta',
      emptyBody: 'Cuando te inscribas, aquí verás el estado de cada candidatura.',
      emptyAction: 'Ver las ofertas',
      above: 'Arriba tienes las que esperan tu respuesta.',
    },
    newest: {
      title: 'Últimas ofertas',
      practicas: 'Prácticas',
      empleo: 'Empleo',
      allPracticas_one: 'Ver la oferta de prácticas',
      allPracticas_other: 'Ver las {{count}} ofertas de prácticas',
      allEmpleo_one: 'Ver la oferta de empleo',
      allEmpleo_other: 'Ver las {{count}} ofertas de empleo',
      empty: 'Ahora mismo no hay ofertas abiertas',
      emptyBody: 'Mientras tanto, completa tu CV: así podrás inscribirte en cuanto se publique una.',
      cv: 'Revisar mi CV',
    },
    place: 'Lugar',
    modality: 'Modalidad',
    pay: 'Retribución',
    published: 'Publicada',
    hiddenCompany: 'Empresa confidencial',
  },
  company: {
    context: 'Sus ofertas y candidatos, de un vistazo.',
    internships: 'Ofertas de prácticas activas',
    jobs: 'Ofertas de empleo activas',
    newInternship: 'Nueva oferta de prácticas',
    newInternshipText: 'Para estudiantes que todavía cursan sus estudios',
    newJob: 'Nueva oferta de empleo',
    newJobText: 'Para estudiantes de último curso y titulados',
    untitled: 'Oferta sin título',
    latest: 'Últimas ofertas',
    latestAll: 'Ver todas las ofertas',
    empty: 'Todavía no ha publicado ofertas',
    emptyBody: 'Cuando publique la primera, aquí verá su estado y sus candidatos.',
    emptyAction: 'Publicar una oferta',
    candidates_one: '{{count}} candidato',
    candidates_other: '{{count}} candidatos',
    unread_one: '{{count}} sin leer',
    unread_other: '{{count}} sin leer',
  },
} as const;

declare module '../areas.ts' {
  interface AreaTexts {
    home: typeof texts;
  }
}
