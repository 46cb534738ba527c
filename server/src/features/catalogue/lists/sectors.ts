import { type Named, text } from './text.ts';

/** A section of CNAE-2025. */
interface Sector extends Named {
  readonly idSector: number;
  /** Its letter. */
  readonly codigo: string;
}

// biome-ignore format: one section per line lets the list be read against the classification
const sections: readonly (Named & { readonly codigo: string })[] = [
  { codigo: 'A', texts: text('Agricultura, ganadería, silvicultura y pesca', 'Agricultura, ramaderia, silvicultura i pesca', 'Agriculture, forestry and fishing') },
  { codigo: 'B', texts: text('Industrias extractivas', 'Indústries extractives', 'Mining and quarrying') },
  { codigo: 'C', texts: text('Industria manufacturera', 'Indústria manufacturera', 'Manufacturing') },
  { codigo: 'D', texts: text('Suministro de energía eléctrica, gas, vapor y aire acondicionado', 'Subministrament d’energia elèctrica, gas, vapor i aire condicionat', 'Electricity, gas, steam and air conditioning supply') },
  { codigo: 'E', texts: text('Suministro de agua, saneamiento, residuos y descontaminación', 'Subministrament d’aigua, sanejament, residus i descontaminació', 'Water supply, sewerage, waste and remediation') },
  { codigo: 'F', texts: text('Construcción', 'Construcció', 'Construction') },
  { codigo: 'G', texts: text('Comercio al por mayor y al por menor', 'Comerç a l’engròs i al detall', 'Wholesale and retail trade') },
  { codigo: 'H', texts: text('Transporte y almacenamiento', 'Transport i emmagatzematge', 'Transport and storage') },
  { codigo: 'I', texts: text('Hostelería', 'Hostaleria', 'Accommodation and food services') },
  { codigo: 'J', texts: text('Edición, radiodifusión y contenidos', 'Edició, radiodifusió i continguts', 'Publishing, broadcasting and content') },
  { codigo: 'K', texts: text('Telecomunicaciones, programación, consultoría e infraestructura informática', 'Telecomunicacions, programació, consultoria i infraestructura informàtica', 'Telecommunications, programming, IT consulting and infrastructure') },
  { codigo: 'L', texts: text('Actividades financieras y de seguros', 'Activitats financeres i d’assegurances', 'Finance and insurance') },
  { codigo: 'M', texts: text('Actividades inmobiliarias', 'Activitats immobiliàries', 'Real estate') },
  { codigo: 'N', texts: text('Actividades profesionales, científicas y técnicas', 'Activitats professionals, científiques i tècniques', 'Professional, scientific and technical activities') },
  { codigo: 'O', texts: text('Actividades administrativas y servicios auxiliares', 'Activitats administratives i serveis auxiliars', 'Administrative and support services') },
  { codigo: 'P', texts: text('Administración pública y defensa', 'Administració pública i defensa', 'Public administration and defence') },
  { codigo: 'Q', texts: text('Educación', 'Educació', 'Education') },
  { codigo: 'R', texts: text('Actividades sanitarias y de servicios sociales', 'Activitats sanitàries i de serveis socials', 'Health and social services') },
  { codigo: 'S', texts: text('Actividades artísticas, deportivas y de entretenimiento', 'Activitats artístiques, esportives i d’entreteniment', 'Arts, sports and entertainment') },
  { codigo: 'T', texts: text('Otros servicios', 'Altres serveis', 'Other services'), ultimo: true },
  { codigo: 'U', texts: text('Hogares como empleadores', 'Llars com a ocupadores', 'Households as employers') },
  { codigo: 'V', texts: text('Organismos extraterritoriales', 'Organismes extraterritorials', 'Extraterritorial organisations') },
];

export const sectors: readonly Sector[] = sections.map((section, index) => ({
  idSector: index + 1,
  ...section,
}));
