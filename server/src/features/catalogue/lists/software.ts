import { type Named, sameInAll, text } from './text.ts';

/** A program or a programming language that a CV lists and an offer asks for. */
interface Software extends Named {
  readonly idProgramaInformatico: number;
  readonly idGrupo: number;
}

interface SoftwareGroup extends Named {
  readonly idGrupo: number;
}

export const softwareGroups: readonly SoftwareGroup[] = [
  { idGrupo: 1, texts: text('Ofimática', 'Ofimàtica', 'Office') },
  { idGrupo: 2, texts: text('Programación', 'Programació', 'Programming') },
  {
    idGrupo: 3,
    texts: text('Bases de datos y análisis', 'Bases de dades i anàlisi', 'Databases and analysis'),
  },
  { idGrupo: 4, texts: text('Sistemas y nube', 'Sistemes i núvol', 'Systems and cloud') },
  { idGrupo: 5, texts: text('Diseño y audiovisual', 'Disseny i audiovisual', 'Design and audiovisual') },
  {
    idGrupo: 6,
    texts: text('Ingeniería y arquitectura', 'Enginyeria i arquitectura', 'Engineering and architecture'),
  },
  { idGrupo: 7, texts: text('Gestión de empresas', 'Gestió d’empreses', 'Business management') },
  { idGrupo: 8, texts: text('Marketing y web', 'Màrqueting i web', 'Marketing and web') },
];

/** The id is the group's hundred and the place in it: new ones go at the end of their group. */
const namesByGroup: readonly (readonly [idGrupo: number, names: readonly string[]])[] = [
  [
    1,
    [
      'Microsoft Excel',
      'Microsoft Word',
      'Microsoft PowerPoint',
      'Microsoft Access',
      'Microsoft Outlook',
      'Microsoft Teams',
      'Google Workspace',
      'LibreOffice',
      'Notion',
    ],
  ],
  [
    2,
    [
      'Python',
      'Java',
      'JavaScript',
      'TypeScript',
      'C',
      'C++',
      'C#',
      'PHP',
      'Kotlin',
      'Swift',
      'Go',
      'Rust',
      'React',
      'Angular',
      'Node.js',
      '.NET',
      'Git',
    ],
  ],
  [
    3,
    [
      'SQL',
      'MySQL',
      'PostgreSQL',
      'Oracle Database',
      'MongoDB',
      'R',
      'SPSS',
      'Stata',
      'SAS',
      'MATLAB',
      'Power BI',
      'Tableau',
      'ATLAS.ti',
      'QGIS',
      'ArcGIS',
    ],
  ],
  [
    4,
    [
      'Linux',
      'Windows Server',
      'Docker',
      'Kubernetes',
      'Amazon Web Services',
      'Microsoft Azure',
      'Google Cloud',
    ],
  ],
  [
    5,
    [
      'Adobe Photoshop',
      'Adobe Illustrator',
      'Adobe InDesign',
      'Adobe Premiere Pro',
      'Adobe After Effects',
      'Adobe Lightroom',
      'Final Cut Pro',
      'DaVinci Resolve',
      'Canva',
      'Figma',
      'Blender',
      'Unity',
    ],
  ],
  [
    6,
    [
      'AutoCAD',
      'Revit',
      'SketchUp',
      'SolidWorks',
      'CATIA',
      'Rhinoceros 3D',
      'Presto',
      'CYPE',
      'Ansys',
      'LabVIEW',
    ],
  ],
  [
    7,
    [
      'SAP',
      'Salesforce',
      'Odoo',
      'Sage',
      'A3',
      'ContaPlus',
      'Microsoft Dynamics 365',
      'Microsoft Project',
      'Jira',
    ],
  ],
  [
    8,
    [
      'Google Analytics',
      'Google Ads',
      'Meta Ads',
      'WordPress',
      'Shopify',
      'HubSpot',
      'Mailchimp',
      'HTML',
      'CSS',
    ],
  ],
];

export const software: readonly Software[] = namesByGroup.flatMap(([idGrupo, names]) =>
  names.map((name, index) => ({
    idProgramaInformatico: idGrupo * 100 + index + 1,
    idGrupo,
    texts: sameInAll(name),
  })),
);
