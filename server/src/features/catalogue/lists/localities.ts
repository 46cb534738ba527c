interface Locality {
  /** The province's thousand and the town's place in its list: add at the end, never in the middle. */
  readonly idLocalidad: number;
  readonly idProvincia: number;
  readonly idIsla?: number;
  readonly descripcion: string;
  readonly capital?: true;
}

/**
 * Each province's capital, the first of its list, and its main towns. Compiled from general knowledge of Spain's
 * municipalities, by the official names in use: not taken from an official register, and not complete.
 */
const mainland: Readonly<Record<number, string>> = {
  1: `
    Vitoria-Gasteiz, Laudio/Llodio, Amurrio, Agurain/Salvatierra, Oyón-Oion, Iruña Oka/Iruña de Oca,
    Alegría-Dulantzi, Legutio, Zigoitia, Zuia, Labastida/Bastida, Laguardia, Artziniega, Okondo, Elciego,
    Ayala/Aiara, Asparrena, Urkabustaiz, Arratzua-Ubarrundia, Ribera Baja/Erriberabeitia`,
  2: `
    Albacete, Hellín, Villarrobledo, Almansa, La Roda, Caudete, Tobarra, Madrigueras, Tarazona de la Mancha,
    Elche de la Sierra, Chinchilla de Monte-Aragón, Munera, Casas-Ibáñez, Villamalea, Ossa de Montiel,
    Alcaraz, Barrax, Fuente-Álamo, La Gineta, Yeste`,
  3: `
    Alacant/Alicante, Elx/Elche, Torrevieja, Orihuela, Benidorm, Alcoi/Alcoy,
    Sant Vicent del Raspeig/San Vicente del Raspeig, Elda, Dénia, Villena, Petrer, Santa Pola,
    La Vila Joiosa/Villajoyosa, Xàbia/Jávea, El Campello, Crevillent, Novelda, Ibi, Almoradí, Aspe,
    Mutxamel, Callosa de Segura, Pilar de la Horadada, Calp, Altea, L’Alfàs del Pi, Sant Joan d’Alacant,
    Rojales, Teulada, Guardamar del Segura, La Nucia, Cocentaina, Albatera, Monòver/Monóvar, Pego, Onil,
    Sax, Catral, Benissa, Finestrat, Muro de Alcoy, Castalla, Banyeres de Mariola`,
  4: `
    Almería, Roquetas de Mar, El Ejido, Níjar, Vícar, Adra, Huércal de Almería, Huércal-Overa, Berja,
    Cuevas del Almanzora, Vera, Albox, Garrucha, Carboneras, Pulpí, La Mojonera, Olula del Río, Mojácar,
    Macael, Vélez-Rubio, Dalías, Viator, Benahadux, Pechina, Tabernas`,
  5: `
    Ávila, Arévalo, Arenas de San Pedro, Las Navas del Marqués, Candeleda, El Tiemblo, Cebreros,
    Sotillo de la Adrada, El Barco de Ávila, Piedrahíta, La Adrada, Mombeltrán, El Barraco, Navaluenga,
    El Hoyo de Pinares, Burgohondo, Piedralaves, Madrigal de las Altas Torres`,
  6: `
    Badajoz, Mérida, Don Benito, Almendralejo, Villanueva de la Serena, Zafra, Montijo,
    Villafranca de los Barros, Olivenza, Jerez de los Caballeros, Azuaga, Calamonte, Llerena, Guareña,
    Los Santos de Maimona, Campanario, Cabeza del Buey, Castuera, Talavera la Real, Fuente del Maestre,
    San Vicente de Alcántara, Alburquerque, Fregenal de la Sierra, Puebla de la Calzada, Herrera del Duque`,
  8: `
    Barcelona, L’Hospitalet de Llobregat, Terrassa, Badalona, Sabadell, Mataró, Santa Coloma de Gramenet,
    Sant Cugat del Vallès, Cornellà de Llobregat, Sant Boi de Llobregat, Rubí, Manresa,
    Vilanova i la Geltrú, Castelldefels, Viladecans, El Prat de Llobregat, Granollers,
    Cerdanyola del Vallès, Mollet del Vallès, Vic, Gavà, Esplugues de Llobregat, Sant Feliu de Llobregat,
    Igualada, Vilafranca del Penedès, Ripollet, Montcada i Reixac, Sant Adrià de Besòs, Sant Joan Despí,
    Barberà del Vallès, Sitges, Premià de Mar, Martorell, Sant Vicenç dels Horts, Sant Pere de Ribes,
    Sant Andreu de la Barca, Molins de Rei, Santa Perpètua de Mogoda, Olesa de Montserrat,
    Castellar del Vallès, El Masnou, Esparreguera, Vilassar de Mar, Manlleu, Les Franqueses del Vallès,
    Calella, Malgrat de Mar, Parets del Vallès, Sant Just Desvern, Cardedeu, Caldes de Montbui,
    Sant Quirze del Vallès, Berga, Canovelles, Pineda de Mar, Arenys de Mar, Sant Celoni, Tordera,
    Palau-solità i Plegamans, Montornès del Vallès, Sant Sadurní d’Anoia, La Garriga, Piera, Cubelles,
    Badia del Vallès, Vallirana, Corbera de Llobregat, Pallejà, Abrera, Torelló, La Llagosta, Lliçà d’Amunt,
    Canet de Mar, Sant Joan de Vilatorrada, Argentona, Premià de Dalt, Begues, Matadepera, Montgat, Tiana,
    Alella, Vilanova del Camí, Santa Margarida de Montbui, Sant Fruitós de Bages, Súria, Sallent, Navàs,
    Cardona, La Roca del Vallès, L’Ametlla del Vallès, Arenys de Munt, Cabrils, Vilassar de Dalt,
    Sant Andreu de Llavaneres`,
  9: `
    Burgos, Miranda de Ebro, Aranda de Duero, Briviesca, Medina de Pomar,
    Villarcayo de Merindad de Castilla la Vieja, Valle de Mena, Lerma, Alfoz de Quintanadueñas,
    Salas de los Infantes, Roa, Belorado, Cardeñadijo, Villagonzalo Pedernales, Melgar de Fernamental,
    Espinosa de los Monteros, Pradoluengo, Condado de Treviño`,
  10: `
    Cáceres, Plasencia, Navalmoral de la Mata, Coria, Trujillo, Miajadas, Talayuela, Arroyo de la Luz,
    Moraleja, Jaraíz de la Vera, Valencia de Alcántara, Montehermoso, Casar de Cáceres,
    Malpartida de Cáceres, Malpartida de Plasencia, Madroñera, Losar de la Vera, Guadalupe, Hervás,
    Logrosán, Alcántara`,
  11: `
    Cádiz, Jerez de la Frontera, Algeciras, San Fernando, El Puerto de Santa María, Chiclana de la Frontera,
    Sanlúcar de Barrameda, La Línea de la Concepción, Puerto Real, San Roque, Arcos de la Frontera, Rota,
    Los Barrios, Conil de la Frontera, Barbate, Chipiona, Tarifa, Ubrique, Villamartín, Medina Sidonia,
    Vejer de la Frontera, Bornos, Olvera, Jimena de la Frontera, Trebujena, Alcalá de los Gazules`,
  12: `
    Castelló de la Plana, Vila-real, Borriana/Burriana, La Vall d’Uixó, Vinaròs, Benicarló, Almassora, Onda,
    Benicàssim/Benicasim, Orpesa/Oropesa del Mar, Nules, L’Alcora, Segorbe, Peníscola/Peñíscola, Betxí,
    Moncofa, La Vilavella, Alcalà de Xivert, Cabanes, Vilafamés, Torreblanca, Morella, Borriol, Altura,
    Jérica, Almenara`,
  13: `
    Ciudad Real, Puertollano, Tomelloso, Alcázar de San Juan, Valdepeñas, Manzanares, Daimiel, La Solana,
    Miguelturra, Campo de Criptana, Socuéllamos, Bolaños de Calatrava, Villarrubia de los Ojos, Herencia,
    Malagón, Argamasilla de Alba, Almodóvar del Campo, Pedro Muñoz, Almagro, Argamasilla de Calatrava,
    Villanueva de los Infantes, Moral de Calatrava, Membrilla, Santa Cruz de Mudela, Almadén,
    Torralba de Calatrava, Carrión de Calatrava`,
  14: `
    Córdoba, Lucena, Puente Genil, Montilla, Priego de Córdoba, Cabra, Baena, Palma del Río, La Carlota,
    Pozoblanco, Aguilar de la Frontera, Peñarroya-Pueblonuevo, La Rambla, Fernán-Núñez, Posadas, Rute,
    Montoro, Villa del Río, Bujalance, Fuente Palmera, Almodóvar del Río, Hinojosa del Duque,
    Villanueva de Córdoba, Castro del Río, Iznájar, El Carpio`,
  15: `
    A Coruña, Santiago de Compostela, Ferrol, Narón, Oleiros, Arteixo, Carballo, Culleredo, Ames, Ribeira,
    Cambre, Teo, Boiro, Betanzos, Noia, Sada, Fene, Rianxo, Ordes, As Pontes de García Rodríguez, Cee,
    A Laracha, Outes, Porto do Son, Pontedeume, Mugardos, Bergondo, Melide, Padrón, Negreira, Muros,
    Vimianzo, Arzúa, Neda, Ortigueira, A Pobra do Caramiñal`,
  16: `
    Cuenca, Tarancón, San Clemente, Quintanar del Rey, Motilla del Palancar, Mota del Cuervo,
    Las Pedroñeras, Iniesta, Casasimarro, Villanueva de la Jara, Huete, Horcajo de Santiago, Belmonte,
    Las Mesas, Villamayor de Santiago, Sisante, Minglanilla, Landete, Cañete, Priego`,
  17: `
    Girona, Figueres, Blanes, Lloret de Mar, Olot, Salt, Palafrugell, Sant Feliu de Guíxols, Roses,
    Banyoles, Palamós, Castell-Platja d’Aro, Castelló d’Empúries, Torroella de Montgrí,
    Santa Coloma de Farners, La Bisbal d’Empordà, Calonge i Sant Antoni, Ripoll, Puigcerdà, L’Escala,
    Cassà de la Selva, Arbúcies, Llagostera, Vidreres, Maçanet de la Selva, Tossa de Mar, Sils,
    Sarrià de Ter, Vilafant, Santa Cristina d’Aro, Caldes de Malavella, Hostalric, Begur, Cadaqués, Llançà,
    Anglès, Celrà, La Jonquera, Besalú, Sant Joan les Fonts, Porqueres, Quart, Campdevànol, Camprodon,
    Sant Hilari Sacalm, Amer, Breda, Les Preses, Vilablareix, Peralada`,
  18: `
    Granada, Motril, Almuñécar, Armilla, Maracena, Loja, Baza, Las Gabias, La Zubia, Guadix, Albolote,
    Atarfe, Santa Fe, Ogíjares, Churriana de la Vega, Huétor Vega, Peligros, Íllora, Pinos Puente,
    Salobreña, Monachil, Huéscar, Cenes de la Vega, Alhama de Granada, Cúllar Vega, Vegas del Genil, Otura,
    Chauchina, Montefrío, Huétor Tájar, Dúrcal, Padul, Órgiva, Cúllar, Alhendín`,
  19: `
    Guadalajara, Azuqueca de Henares, Alovera, El Casar, Cabanillas del Campo, Villanueva de la Torre,
    Marchamalo, Sigüenza, Molina de Aragón, Yunquera de Henares, Chiloeches, Quer, Torrejón del Rey,
    Brihuega, Pioz, Horche, Humanes, Mondéjar, Fontanar, Jadraque, Pastrana, Trillo`,
  20: `
    Donostia/San Sebastián, Irun, Errenteria, Eibar, Zarautz, Arrasate/Mondragón, Hernani, Tolosa,
    Lasarte-Oria, Hondarribia, Pasaia, Bergara, Azpeitia, Andoain, Beasain, Elgoibar, Oñati, Zumarraga,
    Azkoitia, Oiartzun, Ordizia, Legazpi, Zumaia, Urretxu, Deba, Villabona, Mutriku, Lazkao, Usurbil, Orio,
    Urnieta, Getaria, Aretxabaleta, Eskoriatza, Ibarra, Astigarraga`,
  21: `
    Huelva, Lepe, Almonte, Isla Cristina, Ayamonte, Moguer, Cartaya, Punta Umbría, Aljaraque,
    Valverde del Camino, Bollullos Par del Condado, Palos de la Frontera, Gibraleón, La Palma del Condado,
    Nerva, Aracena, Trigueros, San Juan del Puerto, Rociana del Condado, Minas de Riotinto, Cortegana,
    Bonares, Niebla, Calañas`,
  22: `
    Huesca, Monzón, Barbastro, Jaca, Fraga, Sabiñánigo, Binéfar, Sariñena, Graus, Tamarite de Litera,
    Almudévar, Grañén, Aínsa-Sobrarbe, Benasque, Biescas, Zaidín, Albalate de Cinca, Benabarre, Boltaña,
    Ayerbe, Albelda`,
  23: `
    Jaén, Linares, Andújar, Úbeda, Martos, Alcalá la Real, Bailén, Baeza, La Carolina, Torredonjimeno,
    Mancha Real, Villacarrillo, Torredelcampo, Jódar, Alcaudete, Porcuna, Villanueva del Arzobispo, Cazorla,
    Quesada, Mengíbar, Beas de Segura, Huelma, Marmolejo, Villatorres, Los Villares, Navas de San Juan,
    Arjona, Vilches, Peal de Becerro`,
  24: `
    León, Ponferrada, San Andrés del Rabanedo, Villaquilambre, Astorga, La Bañeza, Bembibre, Villablino,
    Valencia de Don Juan, Cacabelos, La Robla, La Pola de Gordón, Villafranca del Bierzo, Fabero,
    Valverde de la Virgen, Camponaraya, Santa María del Páramo, Cistierna, Sahagún, Boñar,
    Santovenia de la Valdoncina, Carracedelo, Toreno, Torre del Bierzo`,
  25: `
    Lleida, Balaguer, Tàrrega, Mollerussa, La Seu d’Urgell, Cervera, Alcarràs, Solsona, Almacelles,
    Guissona, Les Borges Blanques, Tremp, Alpicat, Torrefarrera, Vielha e Mijaran, Agramunt, Rosselló,
    Bellpuig, Almenar, Linyola, Artesa de Segre, Sort, Oliana, Alcoletge, Ponts, La Pobla de Segur,
    El Pont de Suert, Torres de Segre, Aitona, Seròs, Bell-lloc d’Urgell, Organyà`,
  26: `
    Logroño, Calahorra, Arnedo, Haro, Lardero, Alfaro, Nájera, Santo Domingo de la Calzada,
    Villamediana de Iregua, Autol, Rincón de Soto, Pradejón, Fuenmayor, Cenicero, Quel, Navarrete,
    Albelda de Iregua, Aldeanueva de Ebro, Cervera del Río Alhama, Alberite, Ezcaray, Nalda, Entrena`,
  27: `
    Lugo, Monforte de Lemos, Viveiro, Vilalba, Sarria, Foz, Ribadeo, Burela, Chantada, Cervo, Guitiriz,
    Outeiro de Rei, A Pontenova, Mondoñedo, Castro de Rei, Palas de Rei, Quiroga, Becerreá, Lourenzá,
    A Fonsagrada, Xove, Cospeito, Friol, Barreiros, O Vicedo, Pantón, Taboada, Meira`,
  28: `
    Madrid, Móstoles, Alcalá de Henares, Leganés, Fuenlabrada, Getafe, Alcorcón, Torrejón de Ardoz, Parla,
    Alcobendas, Las Rozas de Madrid, San Sebastián de los Reyes, Rivas-Vaciamadrid, Pozuelo de Alarcón,
    Coslada, Valdemoro, Majadahonda, Collado Villalba, Aranjuez, Arganda del Rey, Boadilla del Monte, Pinto,
    Colmenar Viejo, Tres Cantos, San Fernando de Henares, Galapagar, Arroyomolinos, Villaviciosa de Odón,
    Navalcarnero, Ciempozuelos, Torrelodones, Paracuellos de Jarama, Mejorada del Campo, Algete,
    Humanes de Madrid, San Martín de la Vega, San Lorenzo de El Escorial, Villanueva de la Cañada,
    Villanueva del Pardillo, Guadarrama, El Escorial, Moralzarzal, Valdemorillo, Alpedrete, Brunete,
    Velilla de San Antonio, Griñón, El Álamo, Meco, Villalbilla, Daganzo de Arriba, Collado Mediano,
    Soto del Real, Manzanares el Real, Hoyo de Manzanares, Colmenarejo, Sevilla la Nueva,
    San Agustín del Guadalix, El Molar, Torres de la Alameda, Loeches, Camarma de Esteruelas, Cercedilla,
    Becerril de la Sierra, Ajalvir, Cobeña, Serranillos del Valle, Cubas de la Sagra,
    Torrejón de la Calzada, Torrejón de Velasco, Casarrubuelos, Moraleja de Enmedio, Batres,
    San Martín de Valdeiglesias, Villa del Prado, Colmenar de Oreja, Chinchón, Morata de Tajuña, Campo Real,
    Perales de Tajuña, Villarejo de Salvanés, Tielmes, Miraflores de la Sierra, Torrelaguna,
    Guadalix de la Sierra, Navacerrada, Los Molinos, Robledo de Chavela, Fuente el Saz de Jarama,
    Talamanca de Jarama, Valdetorres de Jarama, Pedrezuela, Quijorna, Cadalso de los Vidrios,
    Buitrago del Lozoya, Nuevo Baztán, Titulcia, Fresno de Torote, Los Santos de la Humosa, Anchuelo`,
  29: `
    Málaga, Marbella, Mijas, Vélez-Málaga, Fuengirola, Torremolinos, Benalmádena, Estepona,
    Rincón de la Victoria, Antequera, Alhaurín de la Torre, Ronda, Alhaurín el Grande, Coín, Cártama, Nerja,
    Manilva, Álora, Torrox, Archidona, Pizarra, Campillos, Casares, Benahavís, Villanueva de la Concepción,
    Algarrobo, Ojén, Villanueva del Trabuco, Mollina, Alameda, Monda, Casabermeja, Almogía,
    Cuevas de San Marcos, Frigiliana, Periana, Colmenar, Tolox`,
  30: `
    Murcia, Cartagena, Lorca, Molina de Segura, Alcantarilla, Torre-Pacheco, Águilas, Cieza, Yecla,
    San Javier, Totana, Mazarrón, Caravaca de la Cruz, Jumilla, San Pedro del Pinatar, Alhama de Murcia,
    Las Torres de Cotillas, La Unión, Archena, Mula, Puerto Lumbreras, Fuente Álamo de Murcia, Ceutí,
    Santomera, Bullas, Cehegín, Abarán, Alguazas, Los Alcázares, Beniel, Calasparra, Fortuna, Blanca,
    Abanilla, Lorquí, Moratalla, Librilla`,
  31: `
    Pamplona/Iruña, Tudela, Barañáin/Barañain, Burlada/Burlata, Estella-Lizarra, Valle de Egüés/Eguesibar,
    Zizur Mayor/Zizur Nagusia, Tafalla, Ansoáin/Antsoain, Villava/Atarrabia, Berriozar,
    Noáin (Valle de Elorz)/Noain (Elortzibar), Corella, Cintruénigo, Baztan, Altsasu/Alsasua, San Adrián,
    Sangüesa/Zangoza, Peralta/Azkoien, Huarte/Uharte, Aranguren, Azagra, Castejón, Viana, Lodosa,
    Berrioplano/Berriobeiti, Olite/Erriberri, Puente la Reina/Gares, Bera, Lesaka, Leitza, Etxarri Aranatz,
    Fustiñana, Ribaforada, Beriáin, Orkoien, Lerín`,
  32: `
    Ourense, Verín, O Barco de Valdeorras, O Carballiño, Barbadás, Xinzo de Limia, Allariz, Celanova,
    Ribadavia, A Rúa, Pereiro de Aguiar, San Cibrao das Viñas, Maceda, Viana do Bolo, A Pobra de Trives,
    Coles, Toén, Amoeiro, Castro Caldelas, Bande, Monterrei, Rubiá, Maside, Cartelle`,
  33: `
    Oviedo/Uviéu, Gijón/Xixón, Avilés, Siero, Langreo/Llangréu, Mieres, Castrillón,
    San Martín del Rey Aurelio/Samartín del Rei Aurelio, Corvera de Asturias, Villaviciosa, Llanera, Llanes,
    Laviana/Llaviana, Lena, Cangas del Narcea, Valdés, Aller/Ayer, Gozón, Carreño, Grado/Grau, Tineo/Tinéu,
    Navia, Pravia, Ribadesella/Ribeseya, Cangas de Onís/Cangues d’Onís, Nava, Noreña, Parres, Piloña, Salas,
    Cudillero/Cuideiru, Castropol, Tapia de Casariego, Vegadeo/A Veiga, Colunga, Soto del Barco,
    Las Regueras/Les Regueres, Morcín, Riosa, Cabranes`,
  34: `
    Palencia, Aguilar de Campoo, Guardo, Venta de Baños, Villamuriel de Cerrato, Dueñas,
    Herrera de Pisuerga, Carrión de los Condes, Saldaña, Cervera de Pisuerga, Grijota, Osorno la Mayor,
    Baltanás, Barruelo de Santullán, Magaz de Pisuerga, Velilla del Río Carrión, Villada, Frómista,
    Paredes de Nava, Torquemada, Alar del Rey`,
  36: `
    Pontevedra, Vigo, Vilagarcía de Arousa, Redondela, Cangas, Marín, Ponteareas, A Estrada, Lalín, Moaña,
    O Porriño, Nigrán, Tui, Sanxenxo, Poio, Mos, Gondomar, Cambados, Baiona, Bueu, Vilanova de Arousa,
    A Guarda, O Grove, Tomiño, Caldas de Reis, Salceda de Caselas, Silleda, Cuntis, Soutomaior,
    Salvaterra de Miño, Meaño, Ponte Caldelas, O Rosal, A Cañiza, Vila de Cruces, Ribadumia, Valga,
    A Illa de Arousa, Catoira, Meis`,
  37: `
    Salamanca, Béjar, Santa Marta de Tormes, Ciudad Rodrigo, Villamayor, Carbajosa de la Sagrada,
    Peñaranda de Bracamonte, Guijuelo, Alba de Tormes, Villares de la Reina, Cabrerizos, Terradillos,
    Aldeatejada, Vitigudino, Ledesma, Lumbrales, Candelario, La Alberca, Castellanos de Moriscos,
    Doñinos de Salamanca, Pelabravo, Cantalapiedra`,
  39: `
    Santander, Torrelavega, Castro-Urdiales, Camargo, Piélagos, El Astillero, Laredo, Santa Cruz de Bezana,
    Los Corrales de Buelna, Santoña, Reinosa, Colindres, Suances, Cabezón de la Sal, Reocín,
    Santa María de Cayón, Medio Cudeyo, Polanco, Cartes, San Vicente de la Barquera, Marina de Cudeyo, Noja,
    Ampuero, Entrambasaguas, Val de San Vicente, Villaescusa, Santillana del Mar, Miengo,
    Ramales de la Victoria, Potes, Comillas, Ribamontán al Mar`,
  40: `
    Segovia, Cuéllar, El Espinar, San Ildefonso, Cantalejo, Nava de la Asunción, Palazuelos de Eresma,
    Carbonero el Mayor, Riaza, La Lastrilla, San Cristóbal de Segovia, Coca, Sepúlveda, Villacastín, Ayllón,
    Turégano, Navas de Oro, Torrecaballeros, Santa María la Real de Nieva, Sacramenia, Pedraza, Trescasas`,
  41: `
    Sevilla, Dos Hermanas, Alcalá de Guadaíra, Utrera, Mairena del Aljarafe, Écija, La Rinconada,
    Los Palacios y Villafranca, Coria del Río, Carmona, Morón de la Frontera, Lebrija, Camas,
    Mairena del Alcor, Tomares, San Juan de Aznalfarache, Bormujos, Marchena, Arahal,
    Castilleja de la Cuesta, Osuna, Lora del Río, Las Cabezas de San Juan, El Viso del Alcor, Estepa,
    La Algaba, La Puebla del Río, Brenes, Cantillana, Pilas, Gines, Espartinas, Sanlúcar la Mayor, Guillena,
    La Puebla de Cazalla, Fuentes de Andalucía, Paradas, Herrera, Gelves, Olivares, Almensilla,
    Bollullos de la Mitación, Palomares del Río, Umbrete, Salteras, Santiponce, Valencina de la Concepción,
    Benacazón, Alcalá del Río, Villaverde del Río, Tocina, Constantina, Cazalla de la Sierra, Montellano,
    El Cuervo de Sevilla, Isla Mayor, Casariche, La Luisiana, Gerena, Burguillos, Los Molares,
    Villamanrique de la Condesa`,
  42: `
    Soria, Almazán, El Burgo de Osma-Ciudad de Osma, Ólvega, San Esteban de Gormaz, Ágreda, Golmayo,
    Covaleda, Duruelo de la Sierra, Navaleno, Arcos de Jalón, San Leonardo de Yagüe, Vinuesa,
    Berlanga de Duero, Medinaceli, Los Rábanos, Garray, Almarza, Cabrejas del Pinar`,
  43: `
    Tarragona, Reus, El Vendrell, Cambrils, Tortosa, Salou, Valls, Calafell, Vila-seca, Amposta, La Ràpita,
    Cunit, Deltebre, Torredembarra, Mont-roig del Camp, Roda de Berà, Constantí, Montblanc,
    Vandellòs i l’Hospitalet de l’Infant, Altafulla, L’Ametlla de Mar, Roquetes, Creixell, La Canonja,
    Sant Jaume dels Domenys, L’Arboç, Alcanar, Ulldecona, Móra d’Ebre, Flix, Gandesa, Falset,
    Les Borges del Camp, Riudoms, El Morell, Santa Bàrbara, La Sénia, L’Ampolla, Santa Coloma de Queralt,
    L’Espluga de Francolí, Alcover, La Selva del Camp, Almoster, Banyeres del Penedès, Bellvei, Santa Oliva,
    La Pobla de Mafumet, Perafort, El Catllar, Els Pallaresos, Ascó, Camarles, L’Aldea, Móra la Nova,
    Castellvell del Camp, Masdenverge, Tivissa`,
  44: `
    Teruel, Alcañiz, Andorra, Calamocha, Monreal del Campo, Utrillas, Calanda, Valderrobres, Alcorisa,
    Cella, Híjar, Albalate del Arzobispo, Calaceite, Mora de Rubielos, Santa Eulalia del Campo, Albarracín,
    Sarrión, Montalbán, La Puebla de Híjar, Mas de las Matas, Cantavieja, Rubielos de Mora`,
  45: `
    Toledo, Talavera de la Reina, Illescas, Seseña, Torrijos, Quintanar de la Orden, Madridejos, Ocaña,
    Consuegra, Sonseca, Fuensalida, Mora, Bargas, Yuncos, Olías del Rey, Yuncler, Villacañas,
    Numancia de la Sagra, Villafranca de los Caballeros, Esquivias, Ugena, Argés, Añover de Tajo, Yepes,
    Corral de Almaguer, Méntrida, Nambroca, Los Yébenes, Polán, Yeles, Santa Cruz de la Zarza,
    Casarrubios del Monte, Valmojado, Camarena, La Puebla de Montalbán, Cobisa, Burguillos de Toledo, Recas,
    Oropesa, Borox`,
  46: `
    València, Torrent, Gandia, Paterna, Sagunt/Sagunto, Mislata, Burjassot, Alzira, Xirivella, Aldaia,
    Manises, Ontinyent, Xàtiva, Sueca, Alaquàs, Catarroja, Algemesí, Oliva, Quart de Poblet, Requena,
    Cullera, Bétera, L’Eliana, Moncada, La Pobla de Vallbona, Riba-roja de Túria, Llíria, Alboraia/Alboraya,
    Carcaixent, Picassent, Alfafar, Paiporta, Tavernes de la Valldigna, Benetússer, Utiel, Alginet, Canals,
    Puçol, Massamagrell, Tavernes Blanques, Carlet, Picanya, Sedaví, Massanassa, L’Alcúdia, Albal, Foios,
    Godella, Rocafort, Silla, Benifaió, Almussafes, Chiva, Cheste, Buñol, Benaguasil, Meliana, Rafelbunyol,
    El Puig de Santa Maria, Albalat dels Sorells, Museros, Nàquera, San Antonio de Benagéber, Vilamarxant,
    Villanueva de Castellón, L’Olleria, Albaida, Guadassuar, Bellreguard, Turís, Benigànim, Alberic,
    Almàssera, Bonrepòs i Mirambell, Beniparrell, Xeraco, Daimús, Ayora, Enguera, Serra, Bocairent`,
  47: `
    Valladolid, Laguna de Duero, Medina del Campo, Arroyo de la Encomienda, Tordesillas, Tudela de Duero,
    Cigales, Íscar, La Cistérniga, Simancas, Peñafiel, Zaratán, Medina de Rioseco, Aldeamayor de San Martín,
    Olmedo, Santovenia de Pisuerga, Portillo, Pedrajas de San Esteban, Boecillo, Cabezón de Pisuerga,
    Nava del Rey, Renedo de Esgueva, Viana de Cega, Rueda, Serrada, Villanubla, Mojados`,
  48: `
    Bilbao, Barakaldo, Getxo, Portugalete, Santurtzi, Basauri, Leioa, Galdakao, Durango, Sestao, Erandio,
    Amorebieta-Etxano, Mungia, Gernika-Lumo, Bermeo, Ermua, Arrigorriaga, Sopela, Etxebarri,
    Valle de Trápaga-Trapagaran, Muskiz, Abanto y Ciérvana-Abanto Zierbena, Berango, Ondarroa, Balmaseda,
    Derio, Lekeitio, Zalla, Elorrio, Markina-Xemein, Ortuella, Gorliz, Plentzia, Igorre, Berriz, Abadiño,
    Iurreta, Zamudio, Loiu, Sondika, Ugao-Miraballes, Güeñes, Sopuerta, Bakio, Lezama, Larrabetzu, Zaratamo,
    Zierbena, Karrantza Harana/Valle de Carranza, Alonsotegi, Urduña/Orduña`,
  49: `
    Zamora, Benavente, Toro, Morales del Vino, Villaralbo, Fuentesaúco, Puebla de Sanabria,
    Bermillo de Sayago, Alcañices, Villalpando, Moraleja del Vino, Coreses, Corrales del Vino,
    Monfarracinos, Santa Cristina de la Polvorosa, Guarrate, Galende, Fermoselle, Camarzana de Tera, Tábara,
    Muelas del Pan`,
  50: `
    Zaragoza, Calatayud, Utebo, Ejea de los Caballeros, Tarazona, Caspe, Zuera, Cuarte de Huerva,
    La Almunia de Doña Godina, Alagón, Tauste, Épila, La Puebla de Alfindén, Borja, María de Huerva,
    Villanueva de Gállego, Pedrola, Gallur, Fuentes de Ebro, Villamayor de Gállego, La Muela, Figueruelas,
    Pinseque, Quinto, San Mateo de Gállego, Cadrete, Daroca, Ricla, Illueca, Brea de Aragón, Mallén,
    Pina de Ebro, El Burgo de Ebro, Sádaba, Cariñena, Ateca, Maella, Mequinenza, Alfajarín, Sobradiel`,
  51: 'Ceuta',
  52: 'Melilla',
};

/**
 * By island, the one with the province's capital first. Each island has two hundred numbers of its own, so
 * that a town added to one does not renumber the next.
 */
const insular: readonly (readonly [idProvincia: number, idIsla: number, towns: string])[] = [
  [
    7,
    73,
    `
    Palma, Calvià, Manacor, Llucmajor, Marratxí, Inca, Alcúdia, Felanitx, Pollença, Sóller, Sa Pobla,
    Santanyí, Andratx, Son Servera, Capdepera, Campos, Santa Margalida, Artà, Muro, Binissalem,
    Sant Llorenç des Cardassar, Lloseta, Alaró, Porreres, Santa Maria del Camí, Bunyola, Ses Salines,
    Algaida, Esporles, Consell, Valldemossa, Sineu, Selva, Campanet, Petra, Vilafranca de Bonany, Montuïri,
    Sencelles, Puigpunyent, Deià, Santa Eugènia, Búger, Maria de la Salut, Llubí, Lloret de Vistalegre,
    Costitx, Banyalbufar, Estellencs, Fornalutx, Escorca, Ariany, Mancor de la Vall, Sant Joan`,
  ],
  [
    7,
    72,
    'Eivissa, Santa Eulària des Riu, Sant Josep de sa Talaia, Sant Antoni de Portmany, Sant Joan de Labritja',
  ],
  [
    7,
    74,
    'Maó, Ciutadella de Menorca, Es Mercadal, Alaior, Es Castell, Sant Lluís, Ferreries, Es Migjorn Gran',
  ],
  [7, 71, 'Formentera'],
  [
    35,
    352,
    `
    Las Palmas de Gran Canaria, Telde, Santa Lucía de Tirajana, San Bartolomé de Tirajana, Arucas, Ingenio,
    Agüimes, Gáldar, Mogán, Santa María de Guía de Gran Canaria, Santa Brígida, Teror,
    Valsequillo de Gran Canaria, Moya, Firgas, La Aldea de San Nicolás, Vega de San Mateo, Agaete,
    Valleseco, Tejeda, Artenara`,
  ],
  [35, 353, 'Arrecife, Teguise, Tías, San Bartolomé, Yaiza, Tinajo, Haría'],
  [35, 351, 'Puerto del Rosario, La Oliva, Pájara, Tuineje, Antigua, Betancuria'],
  [
    38,
    384,
    `
    Santa Cruz de Tenerife, San Cristóbal de La Laguna, Arona, Adeje, Granadilla de Abona, La Orotava,
    Los Realejos, Puerto de la Cruz, Candelaria, Tacoronte, Icod de los Vinos, Güímar, Guía de Isora,
    San Miguel de Abona, Santiago del Teide, Santa Úrsula, El Rosario, Tegueste, La Victoria de Acentejo,
    La Matanza de Acentejo, Arafo, El Sauzal, Arico, Buenavista del Norte, Los Silos, Garachico,
    San Juan de la Rambla, La Guancha, El Tanque, Fasnia, Vilaflor de Chasna`,
  ],
  [
    38,
    383,
    `
    Santa Cruz de La Palma, Los Llanos de Aridane, El Paso, Breña Alta, Breña Baja, Tazacorte,
    Villa de Mazo, San Andrés y Sauces, Tijarafe, Puntagorda, Puntallana, Barlovento, Garafía,
    Fuencaliente de la Palma`,
  ],
  [38, 381, 'San Sebastián de La Gomera, Valle Gran Rey, Vallehermoso, Alajeró, Hermigua, Agulo'],
  [38, 382, 'Valverde, La Frontera, El Pinar de El Hierro'],
];

const perIsland = 200;

function namesIn(list: string): string[] {
  return list.split(',').map((name) => name.trim().replace(/\s+/g, ' '));
}

function onTheMainland(): Locality[] {
  return Object.entries(mainland).flatMap(([key, towns]) => {
    const idProvincia = Number(key);
    return namesIn(towns).map((descripcion, index) => ({
      idLocalidad: idProvincia * 1000 + index + 1,
      idProvincia,
      descripcion,
      ...(index === 0 && { capital: true as const }),
    }));
  });
}

function onTheIslands(): Locality[] {
  return insular.flatMap(([idProvincia, idIsla, towns], place) => {
    const before = place - insular.findIndex(([province]) => province === idProvincia);
    return namesIn(towns).map((descripcion, index) => ({
      idLocalidad: idProvincia * 1000 + before * perIsland + index + 1,
      idProvincia,
      idIsla,
      descripcion,
      ...(before === 0 && index === 0 && { capital: true as const }),
    }));
  });
}

export const localities: readonly Locality[] = [...onTheMainland(), ...onTheIslands()];
