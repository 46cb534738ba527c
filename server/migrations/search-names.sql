-- What the search knows of the catalogue, written from it:
-- npx vitest run --project server server/src/features/catalogue/search-names.test.ts -u

CREATE OR REPLACE FUNCTION portal_degree_area(degree integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN degree IN (101, 102, 103, 104, 105, 106, 107, 201, 202, 203, 204, 301, 401, 501) THEN 1
    WHEN degree IN (108, 109, 110, 205, 302, 402) THEN 2
    WHEN degree IN (111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 206, 207, 208, 209, 210, 403, 502) THEN 3
    WHEN degree IN (128, 129, 130, 211) THEN 4
    WHEN degree IN (131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 212, 404) THEN 5
    WHEN degree IN (141, 142, 143, 144, 213, 503) THEN 6
    WHEN degree IN (145, 146, 147, 303) THEN 7
    WHEN degree IN (148, 149, 150, 151, 152, 304) THEN 8
    WHEN degree IN (153, 154, 155, 156, 157, 158, 159, 214) THEN 9
    WHEN degree IN (160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 215, 405) THEN 10
  END
$$;

CREATE OR REPLACE FUNCTION portal_degree_names(ids integer[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(names, ' ' ORDER BY id) FROM (VALUES
    (101, 'Administración y Dirección de Empresas Administració i Direcció d’Empreses Business Administration and Management ADE empresariales empresarials'),
    (102, 'Economía Economia Economics economista economist'),
    (103, 'Contabilidad y Finanzas Comptabilitat i Finances Accounting and Finance contable comptable accountant'),
    (104, 'Marketing e Investigación de Mercados Màrqueting i Investigació de Mercats Marketing and Market Research'),
    (105, 'Comercio Internacional Comerç Internacional International Trade'),
    (106, 'Relaciones Laborales y Recursos Humanos Relacions Laborals i Recursos Humans Labour Relations and Human Resources RRHH RH HR RRLL graduado social graduat social'),
    (107, 'Empresa y Tecnología Empresa i Tecnologia Business and Technology'),
    (108, 'Derecho Dret Law abogado advocat lawyer jurista'),
    (109, 'Criminología Criminologia Criminology criminólogo criminòleg'),
    (110, 'Gestión y Administración Pública Gestió i Administració Pública Public Management and Administration'),
    (111, 'Ingeniería Informática Enginyeria Informàtica Computer Engineering programador desarrollador desenvolupador developer informático informàtic software'),
    (112, 'Ciencia e Ingeniería de Datos Ciència i Enginyeria de Dades Data Science and Engineering data scientist big data'),
    (113, 'Inteligencia Artificial Intel·ligència Artificial Artificial Intelligence IA AI machine learning'),
    (114, 'Ciberseguridad Ciberseguretat Cybersecurity'),
    (115, 'Ingeniería de Telecomunicación Enginyeria de Telecomunicació Telecommunications Engineering teleco ingeniero enginyer engineer'),
    (116, 'Ingeniería Mecánica Enginyeria Mecànica Mechanical Engineering ingeniero enginyer engineer'),
    (117, 'Ingeniería Eléctrica Enginyeria Elèctrica Electrical Engineering ingeniero enginyer engineer'),
    (118, 'Ingeniería Electrónica Industrial y Automática Enginyeria Electrònica Industrial i Automàtica Industrial Electronics and Automation Engineering ingeniero enginyer engineer'),
    (119, 'Ingeniería en Tecnologías Industriales Enginyeria en Tecnologies Industrials Industrial Technology Engineering ingeniero enginyer engineer'),
    (120, 'Ingeniería en Organización Industrial Enginyeria en Organització Industrial Industrial Organisation Engineering ingeniero enginyer engineer'),
    (121, 'Ingeniería Química Enginyeria Química Chemical Engineering ingeniero enginyer engineer'),
    (122, 'Ingeniería Civil Enginyeria Civil Civil Engineering ingeniero enginyer engineer'),
    (123, 'Ingeniería Aeroespacial Enginyeria Aeroespacial Aerospace Engineering ingeniero enginyer engineer'),
    (124, 'Ingeniería Biomédica Enginyeria Biomèdica Biomedical Engineering ingeniero enginyer engineer'),
    (125, 'Ingeniería Agrícola y Agroalimentaria Enginyeria Agrícola i Agroalimentària Agricultural and Food Engineering ingeniero enginyer engineer agrónomo agrònom'),
    (126, 'Fundamentos de la Arquitectura Fonaments de l’Arquitectura Fundamentals of Architecture arquitecto arquitecte architect'),
    (127, 'Arquitectura Técnica y Edificación Arquitectura Tècnica i Edificació Technical Architecture and Building aparejador aparellador arquitecto arquitecte architect'),
    (128, 'Comunicación Audiovisual Comunicació Audiovisual Audiovisual Communication audiovisuales audiovisuals cámara càmera'),
    (129, 'Periodismo Periodisme Journalism periodista journalist'),
    (130, 'Publicidad y Relaciones Públicas Publicitat i Relacions Públiques Advertising and Public Relations publicista publicitario publicitari'),
    (131, 'Medicina Medicine médico metge physician'),
    (132, 'Enfermería Infermeria Nursing enfermero enfermera infermer infermera nurse DUE'),
    (133, 'Fisioterapia Fisioteràpia Physiotherapy fisio fisioterapeuta physio'),
    (134, 'Farmacia Farmàcia Pharmacy farmacéutico farmacèutic pharmacist'),
    (135, 'Odontología Odontologia Dentistry dentista odontólogo odontòleg'),
    (136, 'Veterinaria Veterinària Veterinary Medicine veterinario veterinari vet'),
    (137, 'Nutrición Humana y Dietética Nutrició Humana i Dietètica Human Nutrition and Dietetics nutricionista dietista'),
    (138, 'Psicología Psicologia Psychology psicólogo psicòleg psychologist'),
    (139, 'Logopedia Logopèdia Speech Therapy logopeda'),
    (140, 'Ciencias de la Actividad Física y del Deporte Ciències de l’Activitat Física i de l’Esport Physical Activity and Sport Sciences INEF CAFYD entrenador monitor'),
    (141, 'Educación Infantil Educació Infantil Early Childhood Education maestro maestra mestre mestra magisterio magisteri profesor professor teacher'),
    (142, 'Educación Primaria Educació Primària Primary Education maestro maestra mestre mestra magisterio magisteri profesor professor teacher'),
    (143, 'Pedagogía Pedagogia Pedagogy pedagogo pedagog'),
    (144, 'Educación Social Educació Social Social Education educador educator'),
    (145, 'Turismo Turisme Tourism guía guia'),
    (146, 'Gestión Hotelera Gestió Hotelera Hotel Management hotel hotelero hoteler'),
    (147, 'Ciencias Gastronómicas Ciències Gastronòmiques Gastronomic Sciences cocinero cuiner chef cocina cuina'),
    (148, 'Diseño Disseny Design diseñador dissenyador designer grafista'),
    (149, 'Bellas Artes Belles Arts Fine Arts artista'),
    (150, 'Diseño de Moda Disseny de Moda Fashion Design diseñador dissenyador designer'),
    (151, 'Diseño y Desarrollo de Videojuegos Disseny i Desenvolupament de Videojocs Video Game Design and Development gamer videogame'),
    (152, 'Música Music músico músic'),
    (153, 'Biología Biologia Biology biólogo biòleg biologist'),
    (154, 'Biotecnología Biotecnologia Biotechnology biotecnólogo biotecnòleg'),
    (155, 'Química Chemistry'),
    (156, 'Física Physics físico físic physicist'),
    (157, 'Matemáticas Matemàtiques Mathematics matemático matemàtic mathematician'),
    (158, 'Estadística Statistics estadístico estadístic statistician'),
    (159, 'Ciencias Ambientales Ciències Ambientals Environmental Sciences ambientólogo ambientòleg'),
    (160, 'Ciencias Políticas Ciències Polítiques Political Science politólogo politòleg'),
    (161, 'Relaciones Internacionales Relacions Internacionals International Relations RRII'),
    (162, 'Sociología Sociologia Sociology sociólogo sociòleg sociologist'),
    (163, 'Trabajo Social Treball Social Social Work trabajador social treballador social asistente social assistent social'),
    (164, 'Historia Història History historiador'),
    (165, 'Historia del Arte Història de l’Art History of Art'),
    (166, 'Filosofía Filosofia Philosophy'),
    (167, 'Lengua y Literatura Españolas Llengua i Literatura Espanyoles Spanish Language and Literature'),
    (168, 'Filología Catalana Filologia Catalana Catalan Studies'),
    (169, 'Estudios Ingleses Estudis Anglesos English Studies'),
    (170, 'Traducción e Interpretación Traducció i Interpretació Translation and Interpreting traductor intérprete intèrpret translator'),
    (171, 'Geografía y Ordenación del Territorio Geografia i Ordenació del Territori Geography and Spatial Planning geógrafo geògraf'),
    (172, 'Información y Documentación Informació i Documentació Information and Documentation bibliotecario bibliotecari documentalista archivero arxiver librarian'),
    (201, 'Máster en Dirección de Empresas (MBA) Màster en Direcció d’Empreses (MBA) Master of Business Administration (MBA) ADE'),
    (202, 'Máster en Finanzas Màster en Finances Master’s in Finance'),
    (203, 'Máster en Dirección de Recursos Humanos Màster en Direcció de Recursos Humans Master’s in Human Resources Management RRHH RH HR'),
    (204, 'Máster en Marketing Digital Màster en Màrqueting Digital Master’s in Digital Marketing'),
    (205, 'Máster en Abogacía y Procura Màster en Advocacia i Procura Master’s in Legal Practice abogado advocat lawyer jurista'),
    (206, 'Máster en Ingeniería Industrial Màster en Enginyeria Industrial Master’s in Industrial Engineering ingeniero enginyer engineer'),
    (207, 'Máster en Ingeniería Informática Màster en Enginyeria Informàtica Master’s in Computer Engineering programador desarrollador desenvolupador developer informático informàtic software'),
    (208, 'Máster en Ingeniería de Telecomunicación Màster en Enginyeria de Telecomunicació Master’s in Telecommunications Engineering teleco ingeniero enginyer engineer'),
    (209, 'Máster en Ciencia de Datos Màster en Ciència de Dades Master’s in Data Science data scientist big data'),
    (210, 'Máster en Arquitectura Màster en Arquitectura Master’s in Architecture arquitecto arquitecte architect'),
    (211, 'Máster en Comunicación Corporativa Màster en Comunicació Corporativa Master’s in Corporate Communication'),
    (212, 'Máster en Psicología General Sanitaria Màster en Psicologia General Sanitària Master’s in General Health Psychology PGS psicólogo psicòleg'),
    (213, 'Máster en Formación del Profesorado de Secundaria Màster en Formació del Professorat de Secundària Master’s in Secondary School Teaching maestro maestra mestre mestra magisterio magisteri profesor professor teacher'),
    (214, 'Máster en Biomedicina Màster en Biomedicina Master’s in Biomedicine'),
    (215, 'Máster en Estudios Internacionales Màster en Estudis Internacionals Master’s in International Studies'),
    (301, 'Experto en Comercio Electrónico Expert en Comerç Electrònic Expert Course in E-commerce'),
    (302, 'Diploma de Especialización en Asesoría Fiscal Diploma d’Especialització en Assessoria Fiscal Specialist Diploma in Tax Advice'),
    (303, 'Máster propio en Dirección Hotelera Màster propi en Direcció Hotelera Hotel Management (university’s own master’s)'),
    (304, 'Experto en Diseño de Interiores Expert en Disseny d’Interiors Expert Course in Interior Design'),
    (401, 'Doctorado en Economía y Empresa Doctorat en Economia i Empresa Doctorate in Business and Economics'),
    (402, 'Doctorado en Derecho Doctorat en Dret Doctorate in Law'),
    (403, 'Doctorado en Ingeniería y Tecnologías de la Información Doctorat en Enginyeria i Tecnologies de la Informació Doctorate in Engineering and Information Technology'),
    (404, 'Doctorado en Ciencias de la Salud Doctorat en Ciències de la Salut Doctorate in Health Sciences'),
    (405, 'Doctorado en Humanidades y Ciencias Sociales Doctorat en Humanitats i Ciències Socials Doctorate in Humanities and Social Sciences'),
    (501, 'Administración y Finanzas Administració i Finances Administration and Finance contable comptable accountant'),
    (502, 'Desarrollo de Aplicaciones Web Desenvolupament d’Aplicacions Web Web Application Development DAW programador desarrollador desenvolupador developer informático informàtic software'),
    (503, 'Educación Infantil (ciclo formativo) Educació Infantil (cicle formatiu) Early Childhood Education (vocational) TSEI educador educator')
  ) AS named (id, names) WHERE id = ANY (ids)
$$;

CREATE OR REPLACE FUNCTION portal_functional_area_names(ids integer[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(names, ' ' ORDER BY id) FROM (VALUES
    (1, 'Administración Administració Administration administrativo administratiu oficina office'),
    (2, 'Atención al cliente Atenció al client Customer service teleoperador call center'),
    (3, 'Auditoría y control Auditoria i control Audit and control auditor'),
    (4, 'Calidad Qualitat Quality'),
    (5, 'Comercial y ventas Comercial i vendes Sales vendedor venedor dependiente dependent'),
    (6, 'Comercio exterior Comerç exterior Foreign trade exportación exportació import export'),
    (7, 'Compras Compres Purchasing'),
    (8, 'Comunicación y relaciones públicas Comunicació i relacions públiques Communication and public relations prensa premsa community manager'),
    (9, 'Consultoría Consultoria Consulting consultor consultant'),
    (10, 'Contabilidad y finanzas Comptabilitat i finances Accounting and finance contable comptable accountant'),
    (11, 'Dirección general Direcció general General management'),
    (12, 'Diseño y creatividad Disseny i creativitat Design and creative work diseñador dissenyador designer'),
    (13, 'Docencia y formación Docència i formació Teaching and training profesor professor monitor teacher'),
    (14, 'Informática y sistemas Informàtica i sistemes Software and systems programador desarrollador desenvolupador developer informático informàtic software IT'),
    (15, 'Investigación y desarrollo Recerca i desenvolupament Research and development I+D R+D investigador recercador researcher'),
    (16, 'Jurídico Jurídic Legal abogado advocat lawyer jurista'),
    (17, 'Logística y transporte Logística i transport Logistics and transport almacén magatzem warehouse'),
    (18, 'Marketing Màrqueting marqueting community manager'),
    (19, 'Medio ambiente y sostenibilidad Medi ambient i sostenibilitat Environment and sustainability'),
    (20, 'Producción e ingeniería Producció i enginyeria Production and engineering'),
    (21, 'Recursos humanos Recursos humans Human resources RRHH RH HR selección selecció talento talent'),
    (22, 'Sanidad y atención social Sanitat i atenció social Health and social care'),
    (23, 'Turismo y eventos Turisme i esdeveniments Tourism and events'),
    (24, 'Otras Altres Other')
  ) AS named (id, names) WHERE id = ANY (ids)
$$;

CREATE OR REPLACE FUNCTION portal_sector_names(ids integer[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(names, ' ' ORDER BY id) FROM (VALUES
    (1, 'Agricultura, ganadería, silvicultura y pesca Agricultura, ramaderia, silvicultura i pesca Agriculture, forestry and fishing'),
    (2, 'Industrias extractivas Indústries extractives Mining and quarrying'),
    (3, 'Industria manufacturera Indústria manufacturera Manufacturing'),
    (4, 'Suministro de energía eléctrica, gas, vapor y aire acondicionado Subministrament d’energia elèctrica, gas, vapor i aire condicionat Electricity, gas, steam and air conditioning supply'),
    (5, 'Suministro de agua, saneamiento, residuos y descontaminación Subministrament d’aigua, sanejament, residus i descontaminació Water supply, sewerage, waste and remediation'),
    (6, 'Construcción Construcció Construction'),
    (7, 'Comercio al por mayor y al por menor Comerç a l’engròs i al detall Wholesale and retail trade'),
    (8, 'Transporte y almacenamiento Transport i emmagatzematge Transport and storage'),
    (9, 'Hostelería Hostaleria Accommodation and food services'),
    (10, 'Edición, radiodifusión y contenidos Edició, radiodifusió i continguts Publishing, broadcasting and content'),
    (11, 'Telecomunicaciones, programación, consultoría e infraestructura informática Telecomunicacions, programació, consultoria i infraestructura informàtica Telecommunications, programming, IT consulting and infrastructure'),
    (12, 'Actividades financieras y de seguros Activitats financeres i d’assegurances Finance and insurance'),
    (13, 'Actividades inmobiliarias Activitats immobiliàries Real estate'),
    (14, 'Actividades profesionales, científicas y técnicas Activitats professionals, científiques i tècniques Professional, scientific and technical activities'),
    (15, 'Actividades administrativas y servicios auxiliares Activitats administratives i serveis auxiliars Administrative and support services'),
    (16, 'Administración pública y defensa Administració pública i defensa Public administration and defence'),
    (17, 'Educación Educació Education'),
    (18, 'Actividades sanitarias y de servicios sociales Activitats sanitàries i de serveis socials Health and social services'),
    (19, 'Actividades artísticas, deportivas y de entretenimiento Activitats artístiques, esportives i d’entreteniment Arts, sports and entertainment'),
    (20, 'Otros servicios Altres serveis Other services'),
    (21, 'Hogares como empleadores Llars com a ocupadores Households as employers'),
    (22, 'Organismos extraterritoriales Organismes extraterritorials Extraterritorial organisations')
  ) AS named (id, names) WHERE id = ANY (ids)
$$;

CREATE OR REPLACE FUNCTION portal_area_names(ids integer[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(names, ' ' ORDER BY id) FROM (VALUES
    (1, 'Economía y empresa Economia i empresa Business and economics'),
    (2, 'Derecho Dret Law'),
    (3, 'Ingeniería e informática Enginyeria i informàtica Engineering and computing'),
    (4, 'Comunicación Comunicació Communication'),
    (5, 'Salud Salut Health'),
    (6, 'Educación Educació Education'),
    (7, 'Turismo y hostelería Turisme i hoteleria Tourism and hospitality'),
    (8, 'Artes y diseño Arts i disseny Arts and design'),
    (9, 'Ciencias Ciències Sciences'),
    (10, 'Ciencias sociales y humanidades Ciències socials i humanitats Social sciences and humanities')
  ) AS named (id, names) WHERE id = ANY (ids)
$$;

CREATE OR REPLACE FUNCTION portal_modality_names(ids integer[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(names, ' ' ORDER BY id) FROM (VALUES
    (1, 'Presencial On site'),
    (2, 'Híbrida Hybrid teletrabajo teletreball'),
    (3, 'A distancia A distància Remote teletrabajo teletreball remoto remot')
  ) AS named (id, names) WHERE id = ANY (ids)
$$;

CREATE OR REPLACE FUNCTION portal_province_names(ids integer[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(names, ' ' ORDER BY id) FROM (VALUES
    (1, 'Álava Àlaba'),
    (2, 'Albacete'),
    (3, 'Alicante Alacant'),
    (4, 'Almería Almeria'),
    (5, 'Ávila Àvila'),
    (6, 'Badajoz'),
    (7, 'Islas Baleares Illes Balears Balearic Islands'),
    (8, 'Barcelona BCN'),
    (9, 'Burgos'),
    (10, 'Cáceres Càceres'),
    (11, 'Cádiz Cadis'),
    (12, 'Castellón Castelló'),
    (13, 'Ciudad Real'),
    (14, 'Córdoba Còrdova'),
    (15, 'A Coruña La Corunya La Coruña'),
    (16, 'Cuenca Conca'),
    (17, 'Girona Gerona'),
    (18, 'Granada'),
    (19, 'Guadalajara'),
    (20, 'Gipuzkoa Guipúscoa Guipúzcoa'),
    (21, 'Huelva'),
    (22, 'Huesca Osca'),
    (23, 'Jaén'),
    (24, 'León Lleó'),
    (25, 'Lleida Lérida'),
    (26, 'La Rioja'),
    (27, 'Lugo'),
    (28, 'Madrid'),
    (29, 'Málaga Màlaga'),
    (30, 'Murcia Múrcia'),
    (31, 'Navarra Navarre'),
    (32, 'Ourense Orense'),
    (33, 'Asturias Astúries'),
    (34, 'Palencia Palència'),
    (36, 'Pontevedra'),
    (37, 'Salamanca'),
    (38, 'Santa Cruz de Tenerife'),
    (39, 'Cantabria Cantàbria'),
    (40, 'Segovia Segòvia'),
    (41, 'Sevilla Seville'),
    (42, 'Soria Sòria'),
    (43, 'Tarragona'),
    (44, 'Teruel Terol'),
    (45, 'Toledo'),
    (46, 'Valencia València'),
    (47, 'Valladolid'),
    (48, 'Bizkaia Biscaia Vizcaya'),
    (49, 'Zamora'),
    (50, 'Zaragoza Saragossa'),
    (51, 'Ceuta'),
    (52, 'Melilla')
  ) AS named (id, names) WHERE id = ANY (ids)
$$;

CREATE OR REPLACE FUNCTION portal_island_names(ids integer[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(names, ' ' ORDER BY id) FROM (VALUES
    (71, 'Formentera'),
    (72, 'Ibiza Eivissa'),
    (73, 'Mallorca'),
    (74, 'Menorca'),
    (351, 'Fuerteventura'),
    (352, 'Gran Canaria'),
    (353, 'Lanzarote'),
    (381, 'La Gomera'),
    (382, 'El Hierro'),
    (384, 'Tenerife')
  ) AS named (id, names) WHERE id = ANY (ids)
$$;
