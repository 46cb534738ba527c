import type { Language } from '@portal/contract/languages';

/** A company of the demo. `familias` are the kinds of position that it offers; ids are the catalogue's. */
export interface DemoCompany {
  readonly nombre: string;
  readonly fiscal: string;
  readonly forma: 'A' | 'B' | 'G';
  readonly slug: string;
  readonly idTipoEmpresa: 1 | 2 | 3;
  readonly idSector: number;
  readonly rangoEmpleados: 1 | 2 | 3 | 4 | 5;
  readonly idProvincia: number;
  readonly localidad: string;
  readonly direccion: string;
  readonly cp: string;
  readonly familias: readonly string[];
  /** What it says of itself, in the languages that it writes its offers in; the first is its own. */
  readonly presentacion: Readonly<Partial<Record<Language, string>>>;
  readonly pendiente?: true;
}

type Data = readonly [
  nombre: string,
  fiscal: string,
  forma: DemoCompany['forma'],
  slug: string,
  idTipoEmpresa: DemoCompany['idTipoEmpresa'],
  idSector: number,
  rangoEmpleados: DemoCompany['rangoEmpleados'],
  idProvincia: number,
  localidad: string,
  direccion: string,
  cp: string,
  familias: string,
  presentacion: DemoCompany['presentacion'],
];

// biome-ignore format: what a company is on one line, what it says below
const data: readonly Data[] = [
  ['Bruma Digital', 'Bruma Soluciones Digitales, S.L.', 'B', 'brumadigital', 3, 11, 3, 46, 'València', 'Carrer del Serpis, 68', '46022', 'desarrollo marketing datos consultoria ventas rrhh diseno finanzas ciberseguridad comunicacion', {
    es: 'Somos una empresa de software y servicios digitales con ochenta personas en el Grao de València. Trabajamos para el comercio, la salud y la administración.',
    ca: 'Som una empresa de programari i serveis digitals amb vuitanta persones al Grau de València. Treballem per al comerç, la salut i l’administració.',
    en: 'We are a software and digital services company of eighty people by the harbour of València. We work for retail, health and public bodies.' }],
  ['Hoteles Cala Serena', 'Cala Serena Explotaciones Hoteleras, S.A.', 'A', 'hotelescalaserena', 1, 9, 4, 7, 'Palma', 'Avinguda de l’Argentina, 24', '07011', 'hotel turismo atencion rrhh marketing', {
    es: 'Cinco hoteles medianos en Mallorca y uno en Ibiza, abiertos la mayor parte del año y dirigidos por la segunda generación de una familia.',
    ca: 'Cinc hotels mitjans a Mallorca i un a Eivissa, oberts gran part de l’any i dirigits per la segona generació d’una família.',
    en: 'Five mid-sized hotels in Mallorca and one in Ibiza, open most of the year and run by the second generation of one family.' }],
  ['Cala Serena Gastronomía', 'Cala Serena Restauración, S.L.', 'B', 'calaserenagastro', 1, 9, 3, 7, 'Eivissa', 'Carrer del Bisbe Azara, 9', '07800', 'hotel agroalimentaria finanzas logistica', {
    es: 'Siete restaurantes de producto local y un obrador que sirve a los hoteles del grupo.',
    ca: "Set restaurants de producte local i un obrador que serveix els hotels del grup." }],
  ['Valcárcel y Ortuño Auditores', 'Valcárcel y Ortuño Auditores, S.L.P.', 'B', 'valcarcelortuno', 1, 14, 3, 28, 'Madrid', 'Calle de Fernández de la Hoz, 71', '28003', 'auditoria finanzas consultoria derecho', {
    es: 'Firma de auditoría y asesoramiento con sesenta profesionales. Nuestros clientes son empresas familiares, fundaciones y cooperativas.',
    en: 'An audit and advisory firm with sixty professionals. Our clients are family businesses, foundations and co-operatives.' }],
  ['Tramuntana Patrimonis', 'Tramuntana Patrimonis, S.A.', 'A', 'tramuntanapatrimonis', 1, 12, 2, 8, 'Barcelona', 'Carrer de Còrsega, 301', '08008', 'finanzas auditoria datos derecho', {
    ca: 'Gestionem estalvis de famílies i entitats amb criteris de llarg termini. Som trenta-dues persones.',
    es: 'Gestionamos ahorros de familias y entidades con criterios de largo plazo. Somos treinta y dos personas.',
    en: 'We manage the savings of families and institutions for the long term. We are thirty-two people.' }],
  ['Clínica Vall Clara', 'Clínica Vall Clara, S.A.', 'A', 'clinicavallclara', 1, 18, 4, 25, 'Lleida', 'Avinguda de les Garrigues, 40', '25001', 'enfermeria psicologia administracion atencion farmacia', {
    ca: 'Clínica general de referència a Ponent, amb noranta llits, consultes externes i un servei de salut mental comunitària.',
    es: 'Clínica general de referencia en Lleida, con noventa camas, consultas externas y un servicio de salud mental comunitaria.' }],
  ['Laboratorios Alquimar', 'Alquimar Farma, S.A.', 'A', 'alquimar', 1, 3, 5, 8, 'Sant Cugat del Vallès', 'Avinguda de la Via Augusta, 52', '08174', 'farmacia laboratorio biotec sostenibilidad datos', {
    es: 'Fabricamos medicamentos genéricos y productos de autocuidado que se venden en treinta países.',
    ca: 'Fabriquem medicaments genèrics i productes d’autocura que es venen en trenta països.',
    en: 'We make generic medicines and self-care products that are sold in thirty countries.' }],
  ['Nubelia Sistemas', 'Nubelia Sistemas y Redes, S.L.', 'B', 'nubelia', 1, 11, 3, 29, 'Málaga', 'Calle de Marie Curie, 14', '29590', 'desarrollo ciberseguridad datos atencion', {
    es: 'Alojamos y cuidamos los sistemas de trescientas empresas desde el parque tecnológico de Málaga.',
    en: 'We host and look after the systems of three hundred companies from the technology park of Málaga.' }],
  ['Transportes Ebrovía', 'Ebrovía Logística Integral, S.A.', 'A', 'ebrovia', 1, 8, 4, 50, 'Zaragoza', 'Calle de Turiaso, 33', '50197', 'logistica comercio administracion industrial', {
    es: 'Operador logístico con plataforma propia en Zaragoza y cuatrocientos vehículos.' }],
  ['Escuelas Infantiles Caracola', 'Caracola Educación Infantil, S.L.', 'B', 'escuelascaracola', 1, 17, 3, 41, 'Sevilla', 'Calle de Feria, 118', '41002', 'infantil psicologia administracion', {
    es: 'Siete escuelas de primer ciclo de infantil con proyecto propio, huerto y cocina en cada centro.' }],
  ['Estudio Pliego', 'Pliego Diseño y Edición, S.L.', 'B', 'estudiopliego', 1, 14, 1, 48, 'Bilbao', 'Calle de Uribitarte, 8', '48001', 'diseno marketing comunicacion', {
    es: 'Estudio de diseño editorial e identidad. Somos nueve personas.' }],
  ['Bufete Aranzo', 'Aranzo y Asociados Abogados, S.L.P.', 'B', 'bufetearanzo', 1, 14, 2, 28, 'Madrid', 'Calle de Velázquez, 94', '28006', 'derecho administracion consultoria', {
    es: 'Despacho de veintiséis abogados especializado en empresa familiar, laboral y tecnología.',
    en: 'A firm of twenty-six lawyers for family businesses, employment and technology.' }],
  ['Cítricos Vega Alta', 'Vega Alta Sociedad Agraria, S.L.', 'B', 'citricosvegaalta', 1, 1, 4, 30, 'Cieza', 'Camino de la Parra, s/n', '30530', 'agroalimentaria comercio laboratorio logistica ventas', {
    es: 'Cultivamos y exportamos limón, pomelo y fruta de hueso desde el valle del Segura.' }],
  ['Solmar Renovables', 'Solmar Renovables, S.L.', 'B', 'solmarrenovables', 3, 4, 2, 3, 'Alacant/Alicante', 'Avenida de Elche, 150', '03008', 'sostenibilidad industrial consultoria datos', {
    es: 'Proyectamos y mantenemos instalaciones solares para empresas, ayuntamientos y comunidades de vecinos.',
    ca: 'Projectem i mantenim instal·lacions solars per a empreses, ajuntaments i comunitats de veïns.' }],
  ['Grau Bastida Arquitectes', 'Grau Bastida Arquitectes, S.L.P.', 'B', 'graubastida', 1, 14, 1, 8, 'Barcelona', 'Carrer de Pujades, 126', '08005', 'arquitectura diseno sostenibilidad', {
    ca: 'Estudi d’arquitectura dedicat a l’habitatge social, la rehabilitació i els equipaments de barri.',
    es: 'Estudio de arquitectura dedicado a la vivienda social, la rehabilitación y los equipamientos de barrio.' }],
  ['Farmacias del Arco', 'Del Arco Oficinas de Farmacia, S.L.', 'B', 'farmaciasdelarco', 1, 7, 2, 47, 'Valladolid', 'Calle de Santiago, 19', '47001', 'farmacia ventas atencion', {
    es: 'Cuatro oficinas de farmacia en Valladolid con laboratorio de formulación y consulta de nutrición.' }],
  ['Biocanal Atlántico', 'Biocanal Atlántico, S.L.', 'B', 'biocanal', 3, 14, 1, 35, 'Las Palmas de Gran Canaria', 'Calle de León y Castillo, 270', '35005', 'biotec laboratorio sostenibilidad datos', {
    es: 'Empresa emergente que investiga aplicaciones de las microalgas de la costa canaria.',
    en: 'A start-up that studies applications of the microalgae of the Canary coast.' }],
  ['Grupo Voces', 'Voces Comunicación y Contenidos, S.L.', 'B', 'grupovoces', 1, 10, 3, 28, 'Madrid', 'Calle de Embajadores, 187', '28045', 'comunicacion marketing diseno', {
    es: 'Producimos pódcast, revistas y documentales para instituciones culturales y medios.' }],
  ['Tèxtil Montnegre', 'Tèxtil Montnegre, S.A.', 'A', 'textilmontnegre', 1, 3, 3, 8, 'Mataró', 'Carrer de la Indústria, 41', '08301', 'industrial comercio ventas diseno logistica', {
    ca: 'Fàbrica de teixit tècnic per a esport i ús sanitari, amb disseny i confecció a Mataró des de 1962.',
    es: 'Fábrica de tejido técnico para deporte y uso sanitario, con diseño y confección en Mataró desde 1962.' }],
  ['Almazaras Sierra Umbría', 'Sierra Umbría Aceites, S.L.', 'B', 'sierraumbria', 1, 3, 2, 23, 'Úbeda', 'Carretera de Baeza, km 3', '23400', 'agroalimentaria comercio ventas marketing', {
    es: 'Aceite de oliva virgen extra de finca propia, con almazara y oleoturismo.',
    en: 'Extra virgin olive oil from our own groves, with a mill open to visitors.' }],
  ['Índigo Norte Consultores', 'Índigo Norte Consultores, S.L.', 'B', 'indigonorte', 1, 14, 3, 28, 'Alcobendas', 'Calle de la Granja, 12', '28108', 'consultoria datos rrhh auditoria', {
    es: 'Consultora independiente de organización, personas y datos. Ciento veinte profesionales en dos sedes.',
    en: 'An independent consultancy for organisation, people and data, with a hundred and twenty professionals.' }],
  ['Talento Cantábrico', 'Talento Cantábrico Selección, S.L.', 'B', 'talentocantabrico', 1, 15, 1, 39, 'Santander', 'Calle de Castilla, 55', '39009', 'rrhh psicologia administracion', {
    es: 'Selección, formación y orientación laboral para empresas y ayuntamientos del norte.' }],
  ['La Atalaya Seguros', 'La Atalaya, Mutua de Seguros a Prima Fija', 'G', 'atalayaseguros', 1, 12, 4, 15, 'A Coruña', 'Calle de Juan Flórez, 80', '15005', 'finanzas atencion ventas derecho', {
    es: 'Mutua de seguros de hogar, barco y salud con doscientos mil mutualistas.' }],
  ['Hidroterra', 'Hidroterra Gestión del Agua, S.A.', 'A', 'hidroterra', 1, 5, 3, 45, 'Toledo', 'Calle del Río Jarama, 20', '45007', 'sostenibilidad laboratorio industrial', {
    es: 'Gestionamos el abastecimiento y la depuración de cuarenta municipios.' }],
  ['Construcciones Peña Blanca', 'Peña Blanca Obras y Servicios, S.L.', 'B', 'penablanca', 1, 6, 3, 18, 'Granada', 'Calle de Arabial, 77', '18003', 'arquitectura industrial administracion finanzas', {
    es: 'Constructora de edificación y rehabilitación con obra en Andalucía oriental.' }],
  ['Rumbo Insular Viajes', 'Rumbo Insular, S.L.', 'B', 'rumboinsular', 1, 15, 2, 38, 'Santa Cruz de Tenerife', 'Calle del Pilar, 31', '38002', 'turismo atencion comercio marketing', {
    es: 'Agencia receptiva y de grupos especializada en senderismo, geología y astroturismo.',
    en: 'An incoming agency for walking, geology and stargazing trips in the Canary Islands.' }],
  ['Fundació Pont Obert', 'Fundació Pont Obert', 'G', 'pontobert', 1, 18, 3, 8, 'L’Hospitalet de Llobregat', 'Carrer de Santa Eulàlia, 96', '08902', 'psicologia infantil comunicacion administracion', {
    ca: 'Entitat social que acompanya infants, joves i famílies de l’Hospitalet i Badalona.',
    es: 'Entidad social que acompaña a niños, jóvenes y familias de L’Hospitalet y Badalona.' }],
  ['Mecánica Urola', 'Mecánica Urola, S.A.', 'A', 'mecanicaurola', 1, 3, 4, 20, 'Eibar', 'Calle de Otaola, 29', '20600', 'industrial logistica rrhh finanzas', {
    es: 'Fabricamos componentes de precisión para ferrocarril y máquina herramienta.' }],
  ['Portlínia Logística', 'Portlínia Logística, S.L.', 'B', 'portlinia', 1, 8, 3, 43, 'Tarragona', 'Moll de Reus, 4', '43004', 'logistica comercio administracion', {
    ca: 'Operador portuari i transitari amb magatzem refrigerat al port de Tarragona.',
    es: 'Operador portuario y transitario con almacén refrigerado en el puerto de Tarragona.' }],
  ['La Plaça Gran', 'La Plaça Gran Supermercats, S.A.', 'A', 'laplacagran', 1, 7, 5, 17, 'Girona', 'Carrer de Barcelona, 210', '17003', 'ventas logistica rrhh marketing atencion', {
    ca: 'Cadena de vuitanta supermercats de proximitat a les comarques gironines.',
    es: 'Cadena de ochenta supermercados de proximidad en las comarcas de Girona.' }],
  ['Murada Ciberseguretat', 'Murada Ciberseguretat, S.L.', 'B', 'murada', 3, 11, 2, 8, 'Barcelona', 'Carrer de Tànger, 86', '08018', 'ciberseguridad desarrollo consultoria', {
    ca: 'Protegim administracions i hospitals. Som quaranta analistes.',
    es: 'Protegemos administraciones y hospitales. Somos cuarenta analistas.',
    en: 'We protect public bodies and hospitals. We are forty analysts.' }],
  ['Residencias Los Almendros', 'Los Almendros Atención Residencial, S.L.', 'B', 'losalmendros', 1, 18, 4, 37, 'Salamanca', 'Paseo de San Antonio, 12', '37003', 'enfermeria psicologia administracion', {
    es: 'Cuatro residencias y dos centros de día en Salamanca y Zamora, con un modelo de atención centrada en la persona.' }],
  ['Centro Cultural Molino Nuevo', 'Fundación Molino Nuevo', 'G', 'molinonuevo', 1, 19, 2, 33, 'Gijón/Xixón', 'Calle de los Moros, 45', '33206', 'comunicacion turismo diseno', {
    es: 'Un antiguo molino convertido en centro de exposiciones, conciertos y talleres.' }],
  ['Costers d’Argent', 'Caves Costers d’Argent, S.L.', 'B', 'costersargent', 1, 1, 2, 8, 'Vilafranca del Penedès', 'Carretera de Sant Martí, km 2', '08720', 'agroalimentaria turismo comercio laboratorio', {
    ca: 'Celler familiar amb noranta hectàrees de vinya ecològica i visites tot l’any.',
    es: 'Bodega familiar con noventa hectáreas de viña ecológica y visitas todo el año.',
    en: 'A family winery with ninety hectares of organic vineyard, open to visitors all year.' }],
  ['Faro Norte Inmobiliaria', 'Faro Norte Servicios Inmobiliarios, S.L.', 'B', 'faronorte', 1, 13, 2, 36, 'Vigo', 'Calle de Urzáiz, 60', '36201', 'ventas arquitectura marketing derecho', {
    es: 'Promoción, venta y alquiler de vivienda en las Rías Baixas.' }],
  ['Gestoría Puerta de Palmas', 'Puerta de Palmas Asesores, S.L.', 'B', 'puertadepalmas', 1, 14, 1, 6, 'Badajoz', 'Calle de Menacho, 22', '06001', 'administracion finanzas derecho rrhh', {
    es: 'Asesoría de autónomos y pequeñas empresas: contable, laboral y fiscal.' }],
  ['Terres de Ponent', 'Fundació Terres de Ponent', 'G', 'terresdeponent', 2, 16, 1, 25, 'Balaguer', 'Plaça del Mercadal, 1', '25600', 'turismo comunicacion sostenibilidad', {
    ca: 'Entitat pública que promou el turisme i el producte local de les comarques de Ponent.',
    es: 'Entidad pública que promueve el turismo y el producto local de las comarcas de Lleida.' }],
  ['Menorca Lenta', 'Menorca Lenta Allotjaments, S.L.', 'B', 'menorcalenta', 1, 9, 2, 7, 'Maó', 'Moll de Llevant, 180', '07701', 'hotel turismo sostenibilidad atencion', {
    ca: 'Tres hotels petits d’interior i un projecte de recuperació de camins.',
    es: 'Tres hoteles pequeños de interior y un proyecto de recuperación de caminos.' }],
  ['Hilatura Creativa', 'Hilatura Creativa Estudio, S.L.', 'B', 'hilaturacreativa', 3, 10, 1, 16, 'Cuenca', 'Calle de Carretería, 14', '16002', 'diseno', {
    es: 'Estudio de contenidos y videojuegos educativos que acaba de abrir en Cuenca.' }],
  ['Robòtica Llevantina', 'Robòtica Llevantina, S.L.', 'B', 'roboticallevantina', 3, 3, 1, 12, 'Castelló de la Plana', 'Ronda de Vinatea, 7', '12004', 'industrial', {
    ca: 'Braços robòtics per a la indústria ceràmica, dissenyats i muntats a Castelló.',
    es: 'Brazos robóticos para la industria cerámica, diseñados y montados en Castelló.' }],
];

/** Waiting for a manager. */
const waiting: ReadonlySet<string> = new Set(['hilaturacreativa', 'roboticallevantina']);

/** The first is that of empresa@demo.test; the second and third are those of grupo@demo.test. */
export const demoCompanies: readonly DemoCompany[] = data.map(
  ([
    nombre,
    fiscal,
    forma,
    slug,
    idTipoEmpresa,
    idSector,
    rangoEmpleados,
    idProvincia,
    localidad,
    direccion,
    cp,
    familias,
    presentacion,
  ]) => ({
    nombre,
    fiscal,
    forma,
    slug,
    idTipoEmpresa,
    idSector,
    rangoEmpleados,
    idProvincia,
    localidad,
    direccion,
    cp,
    familias: familias.split(' '),
    presentacion,
    ...(waiting.has(slug) && { pendiente: true as const }),
  }),
);
