import type { DegreeType } from '@portal/contract/catalogue';
import { type Named, text } from './text.ts';

interface Degree extends Named {
  readonly idTitulacion: number;
  readonly idNivel: number;
  readonly tipo: DegreeType;
  readonly idArea: number;
  /** ECTS of the whole degree; a doctorate has none. A master's of 120 takes two years. */
  readonly creditos?: number;
}

type Listed = Pick<Degree, 'idTitulacion' | 'idArea' | 'creditos' | 'texts'>;

/** Four years unless they train for a profession that takes longer. */
// biome-ignore format: a degree per line, its three languages side by side
const bachelors: readonly Listed[] = [
  { idTitulacion: 101, idArea: 1, creditos: 240, texts: text('Administración y Dirección de Empresas', 'Administració i Direcció d’Empreses', 'Business Administration and Management') },
  { idTitulacion: 102, idArea: 1, creditos: 240, texts: text('Economía', 'Economia', 'Economics') },
  { idTitulacion: 103, idArea: 1, creditos: 240, texts: text('Contabilidad y Finanzas', 'Comptabilitat i Finances', 'Accounting and Finance') },
  { idTitulacion: 104, idArea: 1, creditos: 240, texts: text('Marketing e Investigación de Mercados', 'Màrqueting i Investigació de Mercats', 'Marketing and Market Research') },
  { idTitulacion: 105, idArea: 1, creditos: 240, texts: text('Comercio Internacional', 'Comerç Internacional', 'International Trade') },
  { idTitulacion: 106, idArea: 1, creditos: 240, texts: text('Relaciones Laborales y Recursos Humanos', 'Relacions Laborals i Recursos Humans', 'Labour Relations and Human Resources') },
  { idTitulacion: 107, idArea: 1, creditos: 240, texts: text('Empresa y Tecnología', 'Empresa i Tecnologia', 'Business and Technology') },
  { idTitulacion: 108, idArea: 2, creditos: 240, texts: text('Derecho', 'Dret', 'Law') },
  { idTitulacion: 109, idArea: 2, creditos: 240, texts: text('Criminología', 'Criminologia', 'Criminology') },
  { idTitulacion: 110, idArea: 2, creditos: 240, texts: text('Gestión y Administración Pública', 'Gestió i Administració Pública', 'Public Management and Administration') },
  { idTitulacion: 111, idArea: 3, creditos: 240, texts: text('Ingeniería Informática', 'Enginyeria Informàtica', 'Computer Engineering') },
  { idTitulacion: 112, idArea: 3, creditos: 240, texts: text('Ciencia e Ingeniería de Datos', 'Ciència i Enginyeria de Dades', 'Data Science and Engineering') },
  { idTitulacion: 113, idArea: 3, creditos: 240, texts: text('Inteligencia Artificial', 'Intel·ligència Artificial', 'Artificial Intelligence') },
  { idTitulacion: 114, idArea: 3, creditos: 240, texts: text('Ciberseguridad', 'Ciberseguretat', 'Cybersecurity') },
  { idTitulacion: 115, idArea: 3, creditos: 240, texts: text('Ingeniería de Telecomunicación', 'Enginyeria de Telecomunicació', 'Telecommunications Engineering') },
  { idTitulacion: 116, idArea: 3, creditos: 240, texts: text('Ingeniería Mecánica', 'Enginyeria Mecànica', 'Mechanical Engineering') },
  { idTitulacion: 117, idArea: 3, creditos: 240, texts: text('Ingeniería Eléctrica', 'Enginyeria Elèctrica', 'Electrical Engineering') },
  { idTitulacion: 118, idArea: 3, creditos: 240, texts: text('Ingeniería Electrónica Industrial y Automática', 'Enginyeria Electrònica Industrial i Automàtica', 'Industrial Electronics and Automation Engineering') },
  { idTitulacion: 119, idArea: 3, creditos: 240, texts: text('Ingeniería en Tecnologías Industriales', 'Enginyeria en Tecnologies Industrials', 'Industrial Technology Engineering') },
  { idTitulacion: 120, idArea: 3, creditos: 240, texts: text('Ingeniería en Organización Industrial', 'Enginyeria en Organització Industrial', 'Industrial Organisation Engineering') },
  { idTitulacion: 121, idArea: 3, creditos: 240, texts: text('Ingeniería Química', 'Enginyeria Química', 'Chemical Engineering') },
  { idTitulacion: 122, idArea: 3, creditos: 240, texts: text('Ingeniería Civil', 'Enginyeria Civil', 'Civil Engineering') },
  { idTitulacion: 123, idArea: 3, creditos: 240, texts: text('Ingeniería Aeroespacial', 'Enginyeria Aeroespacial', 'Aerospace Engineering') },
  { idTitulacion: 124, idArea: 3, creditos: 240, texts: text('Ingeniería Biomédica', 'Enginyeria Biomèdica', 'Biomedical Engineering') },
  { idTitulacion: 125, idArea: 3, creditos: 240, texts: text('Ingeniería Agrícola y Agroalimentaria', 'Enginyeria Agrícola i Agroalimentària', 'Agricultural and Food Engineering') },
  { idTitulacion: 126, idArea: 3, creditos: 300, texts: text('Fundamentos de la Arquitectura', 'Fonaments de l’Arquitectura', 'Fundamentals of Architecture') },
  { idTitulacion: 127, idArea: 3, creditos: 240, texts: text('Arquitectura Técnica y Edificación', 'Arquitectura Tècnica i Edificació', 'Technical Architecture and Building') },
  { idTitulacion: 128, idArea: 4, creditos: 240, texts: text('Comunicación Audiovisual', 'Comunicació Audiovisual', 'Audiovisual Communication') },
  { idTitulacion: 129, idArea: 4, creditos: 240, texts: text('Periodismo', 'Periodisme', 'Journalism') },
  { idTitulacion: 130, idArea: 4, creditos: 240, texts: text('Publicidad y Relaciones Públicas', 'Publicitat i Relacions Públiques', 'Advertising and Public Relations') },
  { idTitulacion: 131, idArea: 5, creditos: 360, texts: text('Medicina', 'Medicina', 'Medicine') },
  { idTitulacion: 132, idArea: 5, creditos: 240, texts: text('Enfermería', 'Infermeria', 'Nursing') },
  { idTitulacion: 133, idArea: 5, creditos: 240, texts: text('Fisioterapia', 'Fisioteràpia', 'Physiotherapy') },
  { idTitulacion: 134, idArea: 5, creditos: 300, texts: text('Farmacia', 'Farmàcia', 'Pharmacy') },
  { idTitulacion: 135, idArea: 5, creditos: 300, texts: text('Odontología', 'Odontologia', 'Dentistry') },
  { idTitulacion: 136, idArea: 5, creditos: 300, texts: text('Veterinaria', 'Veterinària', 'Veterinary Medicine') },
  { idTitulacion: 137, idArea: 5, creditos: 240, texts: text('Nutrición Humana y Dietética', 'Nutrició Humana i Dietètica', 'Human Nutrition and Dietetics') },
  { idTitulacion: 138, idArea: 5, creditos: 240, texts: text('Psicología', 'Psicologia', 'Psychology') },
  { idTitulacion: 139, idArea: 5, creditos: 240, texts: text('Logopedia', 'Logopèdia', 'Speech Therapy') },
  { idTitulacion: 140, idArea: 5, creditos: 240, texts: text('Ciencias de la Actividad Física y del Deporte', 'Ciències de l’Activitat Física i de l’Esport', 'Physical Activity and Sport Sciences') },
  { idTitulacion: 141, idArea: 6, creditos: 240, texts: text('Educación Infantil', 'Educació Infantil', 'Early Childhood Education') },
  { idTitulacion: 142, idArea: 6, creditos: 240, texts: text('Educación Primaria', 'Educació Primària', 'Primary Education') },
  { idTitulacion: 143, idArea: 6, creditos: 240, texts: text('Pedagogía', 'Pedagogia', 'Pedagogy') },
  { idTitulacion: 144, idArea: 6, creditos: 240, texts: text('Educación Social', 'Educació Social', 'Social Education') },
  { idTitulacion: 145, idArea: 7, creditos: 240, texts: text('Turismo', 'Turisme', 'Tourism') },
  { idTitulacion: 146, idArea: 7, creditos: 240, texts: text('Gestión Hotelera', 'Gestió Hotelera', 'Hotel Management') },
  { idTitulacion: 147, idArea: 7, creditos: 240, texts: text('Ciencias Gastronómicas', 'Ciències Gastronòmiques', 'Gastronomic Sciences') },
  { idTitulacion: 148, idArea: 8, creditos: 240, texts: text('Diseño', 'Disseny', 'Design') },
  { idTitulacion: 149, idArea: 8, creditos: 240, texts: text('Bellas Artes', 'Belles Arts', 'Fine Arts') },
  { idTitulacion: 150, idArea: 8, creditos: 240, texts: text('Diseño de Moda', 'Disseny de Moda', 'Fashion Design') },
  { idTitulacion: 151, idArea: 8, creditos: 240, texts: text('Diseño y Desarrollo de Videojuegos', 'Disseny i Desenvolupament de Videojocs', 'Video Game Design and Development') },
  { idTitulacion: 152, idArea: 8, creditos: 240, texts: text('Música', 'Música', 'Music') },
  { idTitulacion: 153, idArea: 9, creditos: 240, texts: text('Biología', 'Biologia', 'Biology') },
  { idTitulacion: 154, idArea: 9, creditos: 240, texts: text('Biotecnología', 'Biotecnologia', 'Biotechnology') },
  { idTitulacion: 155, idArea: 9, creditos: 240, texts: text('Química', 'Química', 'Chemistry') },
  { idTitulacion: 156, idArea: 9, creditos: 240, texts: text('Física', 'Física', 'Physics') },
  { idTitulacion: 157, idArea: 9, creditos: 240, texts: text('Matemáticas', 'Matemàtiques', 'Mathematics') },
  { idTitulacion: 158, idArea: 9, creditos: 240, texts: text('Estadística', 'Estadística', 'Statistics') },
  { idTitulacion: 159, idArea: 9, creditos: 240, texts: text('Ciencias Ambientales', 'Ciències Ambientals', 'Environmental Sciences') },
  { idTitulacion: 160, idArea: 10, creditos: 240, texts: text('Ciencias Políticas', 'Ciències Polítiques', 'Political Science') },
  { idTitulacion: 161, idArea: 10, creditos: 240, texts: text('Relaciones Internacionales', 'Relacions Internacionals', 'International Relations') },
  { idTitulacion: 162, idArea: 10, creditos: 240, texts: text('Sociología', 'Sociologia', 'Sociology') },
  { idTitulacion: 163, idArea: 10, creditos: 240, texts: text('Trabajo Social', 'Treball Social', 'Social Work') },
  { idTitulacion: 164, idArea: 10, creditos: 240, texts: text('Historia', 'Història', 'History') },
  { idTitulacion: 165, idArea: 10, creditos: 240, texts: text('Historia del Arte', 'Història de l’Art', 'History of Art') },
  { idTitulacion: 166, idArea: 10, creditos: 240, texts: text('Filosofía', 'Filosofia', 'Philosophy') },
  { idTitulacion: 167, idArea: 10, creditos: 240, texts: text('Lengua y Literatura Españolas', 'Llengua i Literatura Espanyoles', 'Spanish Language and Literature') },
  { idTitulacion: 168, idArea: 10, creditos: 240, texts: text('Filología Catalana', 'Filologia Catalana', 'Catalan Studies') },
  { idTitulacion: 169, idArea: 10, creditos: 240, texts: text('Estudios Ingleses', 'Estudis Anglesos', 'English Studies') },
  { idTitulacion: 170, idArea: 10, creditos: 240, texts: text('Traducción e Interpretación', 'Traducció i Interpretació', 'Translation and Interpreting') },
  { idTitulacion: 171, idArea: 10, creditos: 240, texts: text('Geografía y Ordenación del Territorio', 'Geografia i Ordenació del Territori', 'Geography and Spatial Planning') },
  { idTitulacion: 172, idArea: 10, creditos: 240, texts: text('Información y Documentación', 'Informació i Documentació', 'Information and Documentation') },
];

/** Official master's degrees. */
// biome-ignore format: a degree per line, its three languages side by side
const masters: readonly Listed[] = [
  { idTitulacion: 201, idArea: 1, creditos: 60, texts: text('Máster en Dirección de Empresas (MBA)', 'Màster en Direcció d’Empreses (MBA)', 'Master of Business Administration (MBA)') },
  { idTitulacion: 202, idArea: 1, creditos: 60, texts: text('Máster en Finanzas', 'Màster en Finances', 'Master’s in Finance') },
  { idTitulacion: 203, idArea: 1, creditos: 60, texts: text('Máster en Dirección de Recursos Humanos', 'Màster en Direcció de Recursos Humans', 'Master’s in Human Resources Management') },
  { idTitulacion: 204, idArea: 1, creditos: 60, texts: text('Máster en Marketing Digital', 'Màster en Màrqueting Digital', 'Master’s in Digital Marketing') },
  { idTitulacion: 205, idArea: 2, creditos: 90, texts: text('Máster en Abogacía y Procura', 'Màster en Advocacia i Procura', 'Master’s in Legal Practice') },
  { idTitulacion: 206, idArea: 3, creditos: 120, texts: text('Máster en Ingeniería Industrial', 'Màster en Enginyeria Industrial', 'Master’s in Industrial Engineering') },
  { idTitulacion: 207, idArea: 3, creditos: 90, texts: text('Máster en Ingeniería Informática', 'Màster en Enginyeria Informàtica', 'Master’s in Computer Engineering') },
  { idTitulacion: 208, idArea: 3, creditos: 120, texts: text('Máster en Ingeniería de Telecomunicación', 'Màster en Enginyeria de Telecomunicació', 'Master’s in Telecommunications Engineering') },
  { idTitulacion: 209, idArea: 3, creditos: 60, texts: text('Máster en Ciencia de Datos', 'Màster en Ciència de Dades', 'Master’s in Data Science') },
  { idTitulacion: 210, idArea: 3, creditos: 60, texts: text('Máster en Arquitectura', 'Màster en Arquitectura', 'Master’s in Architecture') },
  { idTitulacion: 211, idArea: 4, creditos: 60, texts: text('Máster en Comunicación Corporativa', 'Màster en Comunicació Corporativa', 'Master’s in Corporate Communication') },
  { idTitulacion: 212, idArea: 5, creditos: 90, texts: text('Máster en Psicología General Sanitaria', 'Màster en Psicologia General Sanitària', 'Master’s in General Health Psychology') },
  { idTitulacion: 213, idArea: 6, creditos: 60, texts: text('Máster en Formación del Profesorado de Secundaria', 'Màster en Formació del Professorat de Secundària', 'Master’s in Secondary School Teaching') },
  { idTitulacion: 214, idArea: 9, creditos: 120, texts: text('Máster en Biomedicina', 'Màster en Biomedicina', 'Master’s in Biomedicine') },
  { idTitulacion: 215, idArea: 10, creditos: 120, texts: text('Máster en Estudios Internacionales', 'Màster en Estudis Internacionals', 'Master’s in International Studies') },
];

/** The level of the studies is postgraduate; the degree is the university's alone. */
// biome-ignore format: a degree per line, its three languages side by side
const ownDegrees: readonly Listed[] = [
  { idTitulacion: 301, idArea: 1, creditos: 30, texts: text('Experto en Comercio Electrónico', 'Expert en Comerç Electrònic', 'Expert Course in E-commerce') },
  { idTitulacion: 302, idArea: 2, creditos: 30, texts: text('Diploma de Especialización en Asesoría Fiscal', 'Diploma d’Especialització en Assessoria Fiscal', 'Specialist Diploma in Tax Advice') },
  { idTitulacion: 303, idArea: 7, creditos: 60, texts: text('Máster propio en Dirección Hotelera', 'Màster propi en Direcció Hotelera', 'Hotel Management (university’s own master’s)') },
  { idTitulacion: 304, idArea: 8, creditos: 30, texts: text('Experto en Diseño de Interiores', 'Expert en Disseny d’Interiors', 'Expert Course in Interior Design') },
];

/** Doctoral programmes. */
// biome-ignore format: a degree per line, its three languages side by side
const doctorates: readonly Listed[] = [
  { idTitulacion: 401, idArea: 1, texts: text('Doctorado en Economía y Empresa', 'Doctorat en Economia i Empresa', 'Doctorate in Business and Economics') },
  { idTitulacion: 402, idArea: 2, texts: text('Doctorado en Derecho', 'Doctorat en Dret', 'Doctorate in Law') },
  { idTitulacion: 403, idArea: 3, texts: text('Doctorado en Ingeniería y Tecnologías de la Información', 'Doctorat en Enginyeria i Tecnologies de la Informació', 'Doctorate in Engineering and Information Technology') },
  { idTitulacion: 404, idArea: 5, texts: text('Doctorado en Ciencias de la Salud', 'Doctorat en Ciències de la Salut', 'Doctorate in Health Sciences') },
  { idTitulacion: 405, idArea: 10, texts: text('Doctorado en Humanidades y Ciencias Sociales', 'Doctorat en Humanitats i Ciències Socials', 'Doctorate in Humanities and Social Sciences') },
];

/** Higher vocational training: two years of 60 ECTS. */
// biome-ignore format: a degree per line, its three languages side by side
const vocational: readonly Listed[] = [
  { idTitulacion: 501, idArea: 1, creditos: 120, texts: text('Administración y Finanzas', 'Administració i Finances', 'Administration and Finance') },
  { idTitulacion: 502, idArea: 3, creditos: 120, texts: text('Desarrollo de Aplicaciones Web', 'Desenvolupament d’Aplicacions Web', 'Web Application Development') },
  { idTitulacion: 503, idArea: 6, creditos: 120, texts: text('Educación Infantil (ciclo formativo)', 'Educació Infantil (cicle formatiu)', 'Early Childhood Education (vocational)') },
];

export const degrees: readonly Degree[] = [
  ...bachelors.map((degree) => ({ ...degree, idNivel: 1, tipo: 'grado' }) as const),
  ...masters.map((degree) => ({ ...degree, idNivel: 2, tipo: 'postgrado' }) as const),
  ...ownDegrees.map((degree) => ({ ...degree, idNivel: 2, tipo: 'propio' }) as const),
  ...doctorates.map((degree) => ({ ...degree, idNivel: 3, tipo: 'doctorado' }) as const),
  ...vocational.map((degree) => ({ ...degree, idNivel: 0, tipo: 'ciclo' }) as const),
];
