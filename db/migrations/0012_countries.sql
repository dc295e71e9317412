-- Every country of ISO 3166-1: its numeric and two-letter code, its usual English name, its calling code.
insert into country (country_id, country_code, country_name, area_code) values
  (20, 'AD', 'Andorra', '+376'),
  (784, 'AE', 'United Arab Emirates', '+971'),
  (4, 'AF', 'Afghanistan', '+93'),
  (28, 'AG', 'Antigua and Barbuda', '+1268'),
  (660, 'AI', 'Anguilla', '+1264'),
  (8, 'AL', 'Albania', '+355'),
  (51, 'AM', 'Armenia', '+374'),
  (24, 'AO', 'Angola', '+244'),
  (10, 'AQ', 'Antarctica', '+672'),
  (32, 'AR', 'Argentina', '+54'),
  (16, 'AS', 'American Samoa', '+1684'),
  (40, 'AT', 'Austria', '+43'),
  (36, 'AU', 'Australia', '+61'),
  (533, 'AW', 'Aruba', '+297'),
  (248, 'AX', 'Åland Islands', '+358'),
  (31, 'AZ', 'Azerbaijan', '+994'),
  (70, 'BA', 'Bosnia and Herzegovina', '+387'),
  (52, 'BB', 'Barbados', '+1246'),
  (50, 'BD', 'Bangladesh', '+880'),
  (56, 'BE', 'Belgium', '+32'),
  (854, 'BF', 'Burkina Faso', '+226'),
  (100, 'BG', 'Bulgaria', '+359'),
  (48, 'BH', 'Bahrain', '+973'),
  (108, 'BI', 'Burundi', '+257'),
  (204, 'BJ', 'Benin', '+229'),
  (652, 'BL', 'Saint Barthélemy', '+590'),
  (60, 'BM', 'Bermuda', '+1441'),
  (96, 'BN', 'Brunei', '+673'),
  (68, 'BO', 'Bolivia', '+591'),
  (535, 'BQ', 'Bonaire, Sint Eustatius and Saba', '+599'),
  (76, 'BR', 'Brazil', '+55'),
  (44, 'BS', 'Bahamas', '+1242'),
  (64, 'BT', 'Bhutan', '+975'),
  (74, 'BV', 'Bouvet Island', '+47'),
  (72, 'BW', 'Botswana', '+267'),
  (112, 'BY', 'Belarus', '+375'),
  (84, 'BZ', 'Belize', '+501'),
  (124, 'CA', 'Canada', '+1'),
  (166, 'CC', 'Cocos (Keeling) Islands', '+61'),
  (180, 'CD', 'Congo, Democratic Republic of the', '+243'),
  (140, 'CF', 'Central African Republic', '+236'),
  (178, 'CG', 'Congo', '+242'),
  (756, 'CH', 'Switzerland', '+41'),
  (384, 'CI', 'Côte d''Ivoire', '+225'),
  (184, 'CK', 'Cook Islands', '+682'),
  (152, 'CL', 'Chile', '+56'),
  (120, 'CM', 'Cameroon', '+237'),
  (156, 'CN', 'China', '+86'),
  (170, 'CO', 'Colombia', '+57'),
  (188, 'CR', 'Costa Rica', '+506'),
  (192, 'CU', 'Cuba', '+53'),
  (132, 'CV', 'Cabo Verde', '+238'),
  (531, 'CW', 'Curaçao', '+599'),
  (162, 'CX', 'Christmas Island', '+61'),
  (196, 'CY', 'Cyprus', '+357'),
  (203, 'CZ', 'Czechia', '+420'),
  (276, 'DE', 'Germany', '+49'),
  (262, 'DJ', 'Djibouti', '+253'),
  (208, 'DK', 'Denmark', '+45'),
  (212, 'DM', 'Dominica', '+1767'),
  (214, 'DO', 'Dominican Republic', '+1'),
  (12, 'DZ', 'Algeria', '+213'),
  (218, 'EC', 'Ecuador', '+593'),
  (233, 'EE', 'Estonia', '+372'),
  (818, 'EG', 'Egypt', '+20'),
  (732, 'EH', 'Western Sahara', '+212'),
  (232, 'ER', 'Eritrea', '+291'),
  (724, 'ES', 'Spain', '+34'),
  (231, 'ET', 'Ethiopia', '+251'),
  (246, 'FI', 'Finland', '+358'),
  (242, 'FJ', 'Fiji', '+679'),
  (238, 'FK', 'Falkland Islands', '+500'),
  (583, 'FM', 'Micronesia', '+691'),
  (234, 'FO', 'Faroe Islands', '+298'),
  (250, 'FR', 'France', '+33'),
  (266, 'GA', 'Gabon', '+241'),
  (826, 'GB', 'United Kingdom', '+44'),
  (308, 'GD', 'Grenada', '+1473'),
  (268, 'GE', 'Georgia', '+995'),
  (254, 'GF', 'French Guiana', '+594'),
  (831, 'GG', 'Guernsey', '+44'),
  (288, 'GH', 'Ghana', '+233'),
  (292, 'GI', 'Gibraltar', '+350'),
  (304, 'GL', 'Greenland', '+299'),
  (270, 'GM', 'Gambia', '+220'),
  (324, 'GN', 'Guinea', '+224'),
  (312, 'GP', 'Guadeloupe', '+590'),
  (226, 'GQ', 'Equatorial Guinea', '+240'),
  (300, 'GR', 'Greece', '+30'),
  (239, 'GS', 'South Georgia and the South Sandwich Islands', '+500'),
  (320, 'GT', 'Guatemala', '+502'),
  (316, 'GU', 'Guam', '+1671'),
  (624, 'GW', 'Guinea-Bissau', '+245'),
  (328, 'GY', 'Guyana', '+592'),
  (344, 'HK', 'Hong Kong', '+852'),
  (334, 'HM', 'Heard Island and McDonald Islands', '+672'),
  (340, 'HN', 'Honduras', '+504'),
  (191, 'HR', 'Croatia', '+385'),
  (332, 'HT', 'Haiti', '+509'),
  (348, 'HU', 'Hungary', '+36'),
  (360, 'ID', 'Indonesia', '+62'),
  (372, 'IE', 'Ireland', '+353'),
  (376, 'IL', 'Israel', '+972'),
  (833, 'IM', 'Isle of Man', '+44'),
  (356, 'IN', 'India', '+91'),
  (86, 'IO', 'British Indian Ocean Territory', '+246'),
  (368, 'IQ', 'Iraq', '+964'),
  (364, 'IR', 'Iran', '+98'),
  (352, 'IS', 'Iceland', '+354'),
  (380, 'IT', 'Italy', '+39'),
  (832, 'JE', 'Jersey', '+44'),
  (388, 'JM', 'Jamaica', '+1876'),
  (400, 'JO', 'Jordan', '+962'),
  (392, 'JP', 'Japan', '+81'),
  (404, 'KE', 'Kenya', '+254'),
  (417, 'KG', 'Kyrgyzstan', '+996'),
  (116, 'KH', 'Cambodia', '+855'),
  (296, 'KI', 'Kiribati', '+686'),
  (174, 'KM', 'Comoros', '+269'),
  (659, 'KN', 'Saint Kitts and Nevis', '+1869'),
  (408, 'KP', 'North Korea', '+850'),
  (410, 'KR', 'South Korea', '+82'),
  (414, 'KW', 'Kuwait', '+965'),
  (136, 'KY', 'Cayman Islands', '+1345'),
  (398, 'KZ', 'Kazakhstan', '+7'),
  (418, 'LA', 'Laos', '+856'),
  (422, 'LB', 'Lebanon', '+961'),
  (662, 'LC', 'Saint Lucia', '+1758'),
  (438, 'LI', 'Liechtenstein', '+423'),
  (144, 'LK', 'Sri Lanka', '+94'),
  (430, 'LR', 'Liberia', '+231'),
  (426, 'LS', 'Lesotho', '+266'),
  (440, 'LT', 'Lithuania', '+370'),
  (442, 'LU', 'Luxembourg', '+352'),
  (428, 'LV', 'Latvia', '+371'),
  (434, 'LY', 'Libya', '+218'),
  (504, 'MA', 'Morocco', '+212'),
  (492, 'MC', 'Monaco', '+377'),
  (498, 'MD', 'Moldova', '+373'),
  (499, 'ME', 'Montenegro', '+382'),
  (663, 'MF', 'Saint Martin (French part)', '+590'),
  (450, 'MG', 'Madagascar', '+261'),
  (584, 'MH', 'Marshall Islands', '+692'),
  (807, 'MK', 'North Macedonia', '+389'),
  (466, 'ML', 'Mali', '+223'),
  (104, 'MM', 'Myanmar', '+95'),
  (496, 'MN', 'Mongolia', '+976'),
  (446, 'MO', 'Macao', '+853'),
  (580, 'MP', 'Northern Mariana Islands', '+1670'),
  (474, 'MQ', 'Martinique', '+596'),
  (478, 'MR', 'Mauritania', '+222'),
  (500, 'MS', 'Montserrat', '+1664'),
  (470, 'MT', 'Malta', '+356'),
  (480, 'MU', 'Mauritius', '+230'),
  (462, 'MV', 'Maldives', '+960'),
  (454, 'MW', 'Malawi', '+265'),
  (484, 'MX', 'Mexico', '+52'),
  (458, 'MY', 'Malaysia', '+60'),
  (508, 'MZ', 'Mozambique', '+258'),
  (516, 'NA', 'Namibia', '+264'),
  (540, 'NC', 'New Caledonia', '+687'),
  (562, 'NE', 'Niger', '+227'),
  (574, 'NF', 'Norfolk Island', '+672'),
  (566, 'NG', 'Nigeria', '+234'),
  (558, 'NI', 'Nicaragua', '+505'),
  (528, 'NL', 'Netherlands', '+31'),
  (578, 'NO', 'Norway', '+47'),
  (524, 'NP', 'Nepal', '+977'),
  (520, 'NR', 'Nauru', '+674'),
  (570, 'NU', 'Niue', '+683'),
  (554, 'NZ', 'New Zealand', '+64'),
  (512, 'OM', 'Oman', '+968'),
  (591, 'PA', 'Panama', '+507'),
  (604, 'PE', 'Peru', '+51'),
  (258, 'PF', 'French Polynesia', '+689'),
  (598, 'PG', 'Papua New Guinea', '+675'),
  (608, 'PH', 'Philippines', '+63'),
  (586, 'PK', 'Pakistan', '+92'),
  (616, 'PL', 'Poland', '+48'),
  (666, 'PM', 'Saint Pierre and Miquelon', '+508'),
  (612, 'PN', 'Pitcairn Islands', '+64'),
  (630, 'PR', 'Puerto Rico', '+1'),
  (275, 'PS', 'Palestine', '+970'),
  (620, 'PT', 'Portugal', '+351'),
  (585, 'PW', 'Palau', '+680'),
  (600, 'PY', 'Paraguay', '+595'),
  (634, 'QA', 'Qatar', '+974'),
  (638, 'RE', 'Réunion', '+262'),
  (642, 'RO', 'Romania', '+40'),
  (688, 'RS', 'Serbia', '+381'),
  (643, 'RU', 'Russia', '+7'),
  (646, 'RW', 'Rwanda', '+250'),
  (682, 'SA', 'Saudi Arabia', '+966'),
  (90, 'SB', 'Solomon Islands', '+677'),
  (690, 'SC', 'Seychelles', '+248'),
  (729, 'SD', 'Sudan', '+249'),
  (752, 'SE', 'Sweden', '+46'),
  (702, 'SG', 'Singapore', '+65'),
  (654, 'SH', 'Saint Helena, Ascension and Tristan da Cunha', '+290'),
  (705, 'SI', 'Slovenia', '+386'),
  (744, 'SJ', 'Svalbard and Jan Mayen', '+47'),
  (703, 'SK', 'Slovakia', '+421'),
  (694, 'SL', 'Sierra Leone', '+232'),
  (674, 'SM', 'San Marino', '+378'),
  (686, 'SN', 'Senegal', '+221'),
  (706, 'SO', 'Somalia', '+252'),
  (740, 'SR', 'Suriname', '+597'),
  (728, 'SS', 'South Sudan', '+211'),
  (678, 'ST', 'Sao Tome and Principe', '+239'),
  (222, 'SV', 'El Salvador', '+503'),
  (534, 'SX', 'Sint Maarten (Dutch part)', '+1721'),
  (760, 'SY', 'Syria', '+963'),
  (748, 'SZ', 'Eswatini', '+268'),
  (796, 'TC', 'Turks and Caicos Islands', '+1649'),
  (148, 'TD', 'Chad', '+235'),
  (260, 'TF', 'French Southern Territories', '+262'),
  (768, 'TG', 'Togo', '+228'),
  (764, 'TH', 'Thailand', '+66'),
  (762, 'TJ', 'Tajikistan', '+992'),
  (772, 'TK', 'Tokelau', '+690'),
  (626, 'TL', 'Timor-Leste', '+670'),
  (795, 'TM', 'Turkmenistan', '+993'),
  (788, 'TN', 'Tunisia', '+216'),
  (776, 'TO', 'Tonga', '+676'),
  (792, 'TR', 'Türkiye', '+90'),
  (780, 'TT', 'Trinidad and Tobago', '+1868'),
  (798, 'TV', 'Tuvalu', '+688'),
  (158, 'TW', 'Taiwan', '+886'),
  (834, 'TZ', 'Tanzania', '+255'),
  (804, 'UA', 'Ukraine', '+380'),
  (800, 'UG', 'Uganda', '+256'),
  (581, 'UM', 'United States Minor Outlying Islands', '+1'),
  (840, 'US', 'United States', '+1'),
  (858, 'UY', 'Uruguay', '+598'),
  (860, 'UZ', 'Uzbekistan', '+998'),
  (336, 'VA', 'Vatican City', '+39'),
  (670, 'VC', 'Saint Vincent and the Grenadines', '+1784'),
  (862, 'VE', 'Venezuela', '+58'),
  (92, 'VG', 'British Virgin Islands', '+1284'),
  (850, 'VI', 'U.S. Virgin Islands', '+1340'),
  (704, 'VN', 'Vietnam', '+84'),
  (548, 'VU', 'Vanuatu', '+678'),
  (876, 'WF', 'Wallis and Futuna', '+681'),
  (882, 'WS', 'Samoa', '+685'),
  (887, 'YE', 'Yemen', '+967'),
  (175, 'YT', 'Mayotte', '+262'),
  (710, 'ZA', 'South Africa', '+27'),
  (894, 'ZM', 'Zambia', '+260'),
  (716, 'ZW', 'Zimbabwe', '+263');

-- Their regions by ISO 3166-2, with English names: the first level, except in Belgium, Equatorial Guinea, Indonesia,
-- Ireland, Italy and Spain, where the provinces or counties below it stand in addresses. A territory with a country code
-- of its own is a country above and not a region here. A country without regions is its own only one,
-- marked by a dash.
insert into region (country_id, region_code, region_name)
select country.country_id,
  case split_part(line, ' ', 1) when '-' then given.country_code
    else given.country_code || '-' || split_part(line, ' ', 1) end,
  substr(line, strpos(line, ' ') + 1)
from (values
  ('AD', '
    02 Canillo; 03 Encamp; 04 La Massana; 05 Ordino; 06 Sant Julià de Lòria; 07 Andorra la Vella;
    08 Escaldes-Engordany'),
  ('AE', 'AJ Ajman; AZ Abu Dhabi; DU Dubai; FU Fujairah; RK Ras al-Khaimah; SH Sharjah; UQ Umm al-Quwain'),
  ('AF', '
    BAL Balkh; BAM Bamyan; BDG Badghis; BDS Badakhshan; BGL Baghlan; DAY Daykundi; FRA Farah; FYB Faryab;
    GHA Ghazni; GHO Ghōr; HEL Helmand; HER Herat; JOW Jowzjan; KAB Kabul; KAN Kandahar; KAP Kapisa; KDZ Kunduz;
    KHO Khost; KNR Kunar; LAG Laghman; LOG Logar; NAN Nangarhar; NIM Nimruz; NUR Nuristan; PAN Panjshir; PAR Parwan;
    PIA Paktia; PKA Paktika; SAM Samangan; SAR Sar-e Pol; TAK Takhar; URU Urozgan; WAR Maidan Wardak; ZAB Zabul'),
  ('AG', '
    03 Saint George; 04 Saint John; 05 Saint Mary; 06 Saint Paul; 07 Saint Peter; 08 Saint Philip; 10 Barbuda;
    11 Redonda'),
  ('AI', '- Anguilla'),
  ('AL', '
    01 Berat County; 02 Durrës County; 03 Elbasan County; 04 Fier County; 05 Gjirokastër County; 06 Korçë County;
    07 Kukës County; 08 Lezhë County; 09 Dibër County; 10 Shkodër County; 11 Tirana County; 12 Vlorë County'),
  ('AM', '
    AG Aragatsotn; AR Ararat; AV Armavir; ER Yerevan; GR Gegharkunik; KT Kotayk; LO Lori; SH Shirak; SU Syunik;
    TV Tavush; VD Vayots Dzor'),
  ('AO', '
    BGO Bengo; BGU Benguela; BIE Bié; CAB Cabinda; CCU Cuando Cubango; CNN Cunene; CNO Cuanza Norte; CUS Cuanza Sul;
    HUA Huambo; HUI Huíla; LNO Lunda Norte; LSU Lunda Sul; LUA Luanda; MAL Malanje; MOX Moxico; NAM Namibe;
    UIG Uíge; ZAI Zaire'),
  ('AQ', '- Antarctica'),
  ('AR', '
    A Salta; B Buenos Aires Province; C Buenos Aires; D San Luis; E Entre Ríos; F La Rioja; G Santiago del Estero;
    H Chaco; J San Juan; K Catamarca; L La Pampa; M Mendoza; N Misiones; P Formosa; Q Neuquén; R Río Negro;
    S Santa Fe; T Tucumán; U Chubut; V Tierra del Fuego; W Corrientes; X Córdoba; Y Jujuy; Z Santa Cruz'),
  ('AS', '- American Samoa'),
  ('AT', '
    1 Burgenland; 2 Carinthia; 3 Lower Austria; 4 Upper Austria; 5 Salzburg; 6 Styria; 7 Tyrol; 8 Vorarlberg;
    9 Vienna'),
  ('AU', '
    ACT Australian Capital Territory; NSW New South Wales; NT Northern Territory; QLD Queensland;
    SA South Australia; TAS Tasmania; VIC Victoria; WA Western Australia'),
  ('AW', '- Aruba'),
  ('AX', '- Åland Islands'),
  ('AZ', '
    ABS Absheron; AGA Agstafa; AGC Aghjabadi; AGM Agdam; AGS Agdash; AGU Agsu; AST Astara; BA Baku; BAL Balakan;
    BAR Barda; BEY Beylagan; BIL Bilasuvar; CAB Jabrayil; CAL Jalilabad; DAS Dashkasan; FUZ Fizuli; GA Ganja;
    GAD Gadabay; GOR Goranboy; GOY Goychay; GYG Goygol; HAC Hajigabul; IMI Imishli; ISM Ismailli; KAL Kalbajar;
    KUR Kurdamir; LA Lankaran; LAC Lachin; LAN Lankaran District; LER Lerik; MAS Masally; MI Mingachevir;
    NA Naftalan; NEF Neftchala; NX Nakhchivan AR; OGU Oghuz; QAB Qabala; QAX Qakh; QAZ Qazakh; QBA Quba;
    QBI Qubadli; QOB Gobustan; QUS Qusar; SA Shaki; SAB Sabirabad; SAK Shaki District; SAL Salyan; SAT Saatly;
    SBN Shabran; SIY Siazan; SKR Shamkir; SM Sumqayit; SMI Shamakhi; SMX Samukh; SR Shirvan; SUS Shusha; TAR Tartar;
    TOV Tovuz; UCA Ujar; XA Khankendi; XAC Khachmaz; XCI Khojali; XIZ Khizi; XVD Khojavend; YAR Yardymli;
    YE Yevlakh; YEV Yevlakh District; ZAN Zangilan; ZAQ Zaqatala; ZAR Zardab'),
  ('BA', 'BIH Federation of Bosnia and Herzegovina; BRC Brčko District; SRP Republika Srpska'),
  ('BB', '
    01 Christ Church; 02 Saint Andrew; 03 Saint George; 04 Saint James; 05 Saint John; 06 Saint Joseph;
    07 Saint Lucy; 08 Saint Michael; 09 Saint Peter; 10 Saint Philip; 11 Saint Thomas'),
  ('BD', '
    A Barisal; B Chittagong Division; C Dhaka Division; D Khulna Division; E Rajshahi Division; F Rangpur Division;
    G Sylhet Division; H Mymensingh Division'),
  ('BE', '
    BRU Brussels; VAN Antwerp; VBR Flemish Brabant; VLI Limburg; VOV East Flanders; VWV West Flanders;
    WBR Walloon Brabant; WHT Hainaut; WLG Liège; WLX Luxembourg; WNA Namur'),
  ('BF', '
    01 Boucle du Mouhoun; 02 Cascades; 03 Centre; 04 Centre-Est; 05 Centre-Nord; 06 Centre-Ouest; 07 Centre-Sud;
    08 Est; 09 Hauts-Bassins; 10 Nord; 11 Plateau-Central; 12 Sahel; 13 Sud-Ouest'),
  ('BG', '
    01 Blagoevgrad; 02 Burgas; 03 Varna; 04 Veliko Tarnovo; 05 Vidin; 06 Vratsa; 07 Gabrovo; 08 Dobrich;
    09 Kardzhali; 10 Kyustendil; 11 Lovech; 12 Montana; 13 Pazardzhik; 14 Pernik; 15 Pleven; 16 Plovdiv; 17 Razgrad;
    18 Ruse; 19 Silistra; 20 Sliven; 21 Smolyan; 22 Sofia; 23 Sofia District; 24 Stara Zagora; 25 Targovishte;
    26 Haskovo; 27 Shumen; 28 Yambol'),
  ('BH', '13 Capital; 14 Southern; 15 Muharraq; 17 Northern'),
  ('BI', '
    BB Bubanza; BL Bujumbura Rural; BM Bujumbura; BR Bururi; CA Cankuzo; CI Cibitoke; GI Gitega; KI Kirundo;
    KR Karuzi; KY Kayanza; MA Makamba; MU Muramvya; MW Mwaro; MY Muyinga; NG Ngozi; RM Rumonge; RT Rutana; RY Ruyigi'),
  ('BJ', '
    AK Atakora; AL Alibori; AQ Atlantique; BO Borgou; CO Collines; DO Donga; KO Kouffo; LI Littoral; MO Mono;
    OU Ouémé; PL Plateau; ZO Zou'),
  ('BL', '- Saint Barthélemy'),
  ('BM', '- Bermuda'),
  ('BN', 'BE Belait; BM Brunei-Muara; TE Temburong; TU Tutong'),
  ('BO', '
    B Beni; C Cochabamba; H Chuquisaca; L La Paz; N Pando; O Oruro; P Potosí; S Santa Cruz; T Tarija'),
  ('BQ', 'BO Bonaire; SA Saba; SE Sint Eustatius'),
  ('BR', '
    AC Acre; AL Alagoas; AM Amazonas; AP Amapá; BA Bahia; CE Ceará; DF Federal District; ES Espírito Santo;
    GO Goiás; MA Maranhão; MG Minas Gerais; MS Mato Grosso do Sul; MT Mato Grosso; PA Pará; PB Paraíba;
    PE Pernambuco; PI Piauí; PR Paraná; RJ Rio de Janeiro; RN Rio Grande do Norte; RO Rondônia; RR Roraima;
    RS Rio Grande do Sul; SC Santa Catarina; SE Sergipe; SP São Paulo; TO Tocantins'),
  ('BS', '
    AK Acklins; BI Bimini; BP Black Point; BY Berry Islands; CE Central Eleuthera; CI Cat Island; CK Crooked Island;
    CO Central Abaco; CS Central Andros; EG East Grand Bahama; EX Exuma; FP Freeport; GC Grand Cay;
    HI Harbour Island; HT Hope Town; IN Inagua; LI Long Island; MC Mangrove Cay; MG Mayaguana; MI Moore''s Island;
    NE North Eleuthera; NO North Abaco; NP New Providence; NS North Andros; RC Rum Cay; RI Ragged Island;
    SA South Andros; SE South Eleuthera; SO South Abaco; SS San Salvador; SW Spanish Wells; WG West Grand Bahama'),
  ('BT', '
    11 Paro; 12 Chukha; 13 Haa; 14 Samtse; 15 Thimphu; 21 Tsirang; 22 Dagana; 23 Punakha; 24 Wangdue Phodrang;
    31 Sarpang; 32 Trongsa; 33 Bumthang; 34 Zhemgang; 41 Trashigang; 42 Mongar; 43 Pemagatshel; 44 Lhuntse;
    45 Samdrup Jongkhar; GA Gasa; TY Trashiyangtse'),
  ('BV', '- Bouvet Island'),
  ('BW', '
    CE Central; CH Chobe; FR Francistown; GA Gaborone; GH Ghanzi; JW Jwaneng; KG Kgalagadi; KL Kgatleng; KW Kweneng;
    LO Lobatse; NE North East; NW North West; SE South East; SO Southern; SP Selibe Phikwe; ST Sowa Town'),
  ('BY', 'BR Brest; HM Minsk; HO Homel; HR Hrodna; MA Magileu; MI Minsk Region; VI Vitebsk'),
  ('BZ', 'BZ Belize; CY Cayo; CZL Corozal; OW Orange Walk; SC Stann Creek; TOL Toledo'),
  ('CA', '
    AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick; NL Newfoundland and Labrador; NS Nova Scotia;
    NT Northwest Territories; NU Nunavut; ON Ontario; PE Prince Edward Island; QC Quebec; SK Saskatchewan; YT Yukon'),
  ('CC', '- Cocos (Keeling) Islands'),
  ('CD', '
    BC Bas-Congo; BU Bas-Uélé; EQ Équateur; HK Haut-Katanga; HL Haut-Lomami; HU Haut-Uélé; IT Ituri;
    KC Kasaï Central; KE Kasaï-Oriental; KG Kwango; KL Kwilu; KN Kinshasa; KS Kasaï; LO Lomami; LU Lualaba;
    MA Maniema; MN Mai-Ndombe; MO Mongala; NK North Kivu; NU Nord-Ubangi; SA Sankuru; SK South Kivu; SU Sud-Ubangi;
    TA Tanganyika; TO Tshopo; TU Tshuapa'),
  ('CF', '
    AC Ouham; BB Bamingui-Bangoran; BGF Bangui; BK Basse-Kotto; HK Haute-Kotto; HM Haut-Mbomou; HS Mambéré-Kadéï;
    KB Nana-Grébizi; KG Kémo; LB Lobaye; MB Mbomou; MP Ombella-M''Poko; NM Nana-Mambéré; OP Ouham-Pendé;
    SE Sangha-Mbaéré; UK Ouaka; VK Vakaga'),
  ('CG', '
    11 Bouenza; 12 Pool; 13 Sangha; 14 Plateaux; 15 Cuvette-Ouest; 16 Pointe-Noire; 2 Lékoumou; 5 Kouilou;
    7 Likouala; 8 Cuvette; 9 Niari; BZV Brazzaville'),
  ('CH', '
    AG Aargau; AI Appenzell Innerrhoden; AR Appenzell Ausserrhoden; BE Bern; BL Basel-Landschaft; BS Basel-Stadt;
    FR Fribourg; GE Geneva; GL Glarus; GR Graubünden; JU Jura; LU Lucerne; NE Neuchâtel; NW Nidwalden; OW Obwalden;
    SG St. Gallen; SH Schaffhausen; SO Solothurn; SZ Schwyz; TG Thurgau; TI Ticino; UR Uri; VD Vaud; VS Valais;
    ZG Zug; ZH Zürich'),
  ('CI', '
    AB Abidjan; BS Bas-Sassandra; CM Comoé; DN Denguélé; GD Gôh-Djiboua; LC Lacs; LG Lagunes; MG Montagnes;
    SM Sassandra-Marahoué; SV Savanes; VB Vallée du Bandama; WR Woroba; YM Yamoussoukro; ZZ Zanzan'),
  ('CK', '- Cook Islands'),
  ('CL', '
    AI Aysén; AN Antofagasta; AP Arica y Parinacota; AR Araucanía; AT Atacama; BI Bío Bío; CO Coquimbo;
    LI Libertador General Bernardo O''Higgins; LL Los Lagos; LR Los Ríos; MA Magallanes Region; ML Maule; NB Ñuble;
    RM Santiago Metropolitan; TA Tarapacá; VS Valparaíso'),
  ('CM', '
    AD Adamawa; CE Centre; EN Far North; ES East; LT Littoral; NO North; NW Northwest; OU West; SU South;
    SW Southwest'),
  ('CN', '
    AH Anhui; BJ Beijing; CQ Chongqing; FJ Fujian; GD Guangdong; GS Gansu; GX Guangxi; GZ Guizhou; HA Henan;
    HB Hubei; HE Hebei; HI Hainan; HL Heilongjiang; HN Hunan; JL Jilin; JS Jiangsu; JX Jiangxi; LN Liaoning;
    NM Inner Mongolia; NX Ningxia; QH Qinghai; SC Sichuan; SD Shandong; SH Shanghai; SN Shaanxi; SX Shanxi;
    TJ Tianjin; XJ Xinjiang; XZ Tibet; YN Yunnan; ZJ Zhejiang'),
  ('CO', '
    AMA Amazonas; ANT Antioquia; ARA Arauca; ATL Atlántico; BOL Bolívar; BOY Boyacá; CAL Caldas; CAQ Caquetá;
    CAS Casanare; CAU Cauca; CES Cesar; CHO Chocó; COR Córdoba; CUN Cundinamarca; DC Capital District; GUA Guainía;
    GUV Guaviare; HUI Huila; LAG La Guajira; MAG Magdalena; MET Meta; NAR Nariño; NSA Norte de Santander;
    PUT Putumayo; QUI Quindío; RIS Risaralda; SAN Santander; SAP San Andrés and Providencia; SUC Sucre; TOL Tolima;
    VAC Valle del Cauca; VAU Vaupés; VID Vichada'),
  ('CR', 'A Alajuela; C Cartago; G Guanacaste; H Heredia; L Limón; P Puntarenas; SJ San José'),
  ('CU', '
    01 Pinar del Río; 03 Havana; 04 Matanzas; 05 Villa Clara; 06 Cienfuegos; 07 Sancti Spíritus; 08 Ciego de Ávila;
    09 Camagüey; 10 Las Tunas; 11 Holguín; 12 Granma; 13 Santiago de Cuba; 14 Guantánamo; 15 Artemisa; 16 Mayabeque;
    99 Isla de la Juventud'),
  ('CV', 'B Barlavento Islands; S Sotavento Islands'),
  ('CW', '- Curaçao'),
  ('CX', '- Christmas Island'),
  ('CY', '01 Nicosia; 02 Limassol; 03 Larnaca; 04 Famagusta; 05 Paphos; 06 Kyrenia'),
  ('CZ', '
    10 Prague; 20 Středočeský; 31 Jihočeský; 32 Plzeňský; 41 Karlovarský; 42 Ústecký; 51 Liberecký;
    52 Královéhradecký; 53 Pardubický; 63 Vysočina; 64 Jihomoravský; 71 Olomoucký; 72 Zlínský; 80 Moravskoslezský'),
  ('DE', '
    BB Brandenburg; BE Berlin; BW Baden-Württemberg; BY Bavaria; HB Bremen; HE Hesse; HH Hamburg;
    MV Mecklenburg-Vorpommern; NI Lower Saxony; NW North Rhine-Westphalia; RP Rhineland-Palatinate;
    SH Schleswig-Holstein; SL Saarland; SN Saxony; ST Saxony-Anhalt; TH Thuringia'),
  ('DJ', 'AR Arta; AS Ali Sabieh; DI Dikhil; DJ Djibouti; OB Obock; TA Tadjourah'),
  ('DK', '81 Northern Denmark; 82 Central Denmark; 83 Southern Denmark; 84 Capital Region; 85 Zealand'),
  ('DM', '
    02 Saint Andrew; 03 Saint David; 04 Saint George; 05 Saint John; 06 Saint Joseph; 07 Saint Luke; 08 Saint Mark;
    09 Saint Patrick; 10 Saint Paul; 11 Saint Peter'),
  ('DO', '
    33 Cibao Nordeste; 34 Cibao Noroeste; 35 Cibao Norte; 36 Cibao Sur; 37 El Valle; 38 Enriquillo; 39 Higüamo;
    40 Ozama; 41 Valdesia; 42 Yuma'),
  ('DZ', '
    01 Adrar; 02 Chlef; 03 Laghouat; 04 Oum El Bouaghi; 05 Batna; 06 Béjaïa; 07 Biskra; 08 Béchar; 09 Blida;
    10 Bouira; 11 Tamanghasset; 12 Tébessa; 13 Tlemcen; 14 Tiaret; 15 Tizi Ouzou; 16 Algiers; 17 Djelfa; 18 Jijel;
    19 Sétif; 20 Saïda; 21 Skikda; 22 Sidi Bel Abbès; 23 Annaba; 24 Guelma; 25 Constantine; 26 Médéa; 27 Mostaganem;
    28 M''Sila; 29 Mascara; 30 Ouargla; 31 Oran; 32 El Bayadh; 33 Illizi; 34 Bordj Bou Arréridj; 35 Boumerdès;
    36 El Tarf; 37 Tindouf; 38 Tissemsilt; 39 El Oued; 40 Khenchela; 41 Souk Ahras; 42 Tipasa; 43 Mila;
    44 Aïn Defla; 45 Naama; 46 Aïn Témouchent; 47 Ghardaïa; 48 Relizane; 49 Timimoun; 50 Bordj Badji Mokhtar;
    51 Ouled Djellal; 52 Béni Abbès; 53 In Salah; 54 In Guezzam; 55 Touggourt; 56 Djanet; 57 El Meghaier;
    58 El Meniaa'),
  ('EC', '
    A Azuay; B Bolívar; C Carchi; D Orellana; E Esmeraldas; F Cañar; G Guayas; H Chimborazo; I Imbabura; L Loja;
    M Manabí; N Napo; O El Oro; P Pichincha; R Los Ríos; S Morona-Santiago; SD Santo Domingo de los Tsáchilas;
    SE Santa Elena; T Tungurahua; U Sucumbíos; W Galápagos; X Cotopaxi; Y Pastaza; Z Zamora-Chinchipe'),
  ('EE', '
    37 Harju; 39 Hiiu; 45 Ida-Virumaa; 50 Jõgevamaa; 52 Järvamaa; 56 Läänemaa; 60 Lääne-Virumaa; 64 Põlvamaa;
    68 Pärnumaa; 71 Raplamaa; 74 Saare; 79 Tartumaa; 81 Valgamaa; 84 Viljandi; 87 Võrumaa'),
  ('EG', '
    ALX Alexandria; ASN Aswan; AST Asyut; BA Red Sea; BH Beheira; BNS Beni Suef; C Cairo; DK Dakahlia; DT Damietta;
    FYM Faiyum; GH Gharbia; GZ Giza; IS Ismailia; JS South Sinai; KB Qalyubia; KFS Kafr el-Sheikh; KN Qena;
    LX Luxor; MN Minya; MNF Monufia; MT Matrouh; PTS Port Said; SHG Sohag; SHR Al Sharqia; SIN North Sinai;
    SUZ Suez; WAD New Valley'),
  ('EH', '- Western Sahara'),
  ('ER', 'AN Anseba; DK Southern Red Sea; DU Debub; GB Gash-Barka; MA Maekel; SK Northern Red Sea'),
  ('ES', '
    A Alicante; AB Albacete; AL Almería; AV Ávila; B Barcelona; BA Badajoz; BI Biscay; BU Burgos; C A Coruña;
    CA Cádiz; CC Cáceres; CE Ceuta; CO Córdoba; CR Ciudad Real; CS Castellón; CU Cuenca; GC Las Palmas; GI Girona;
    GR Granada; GU Guadalajara; H Huelva; HU Huesca; J Jaén; L Lleida; LE León; LO La Rioja; LU Lugo; M Madrid;
    MA Málaga; ML Melilla; MU Murcia; NA Navarra; O Asturias; OR Ourense; P Palencia; PM Balearic Islands;
    PO Pontevedra; S Cantabria; SA Salamanca; SE Seville; SG Segovia; SO Soria; SS Gipuzkoa; T Tarragona; TE Teruel;
    TF Santa Cruz de Tenerife; TO Toledo; V Valencia; VA Valladolid; VI Álava; Z Zaragoza; ZA Zamora'),
  ('ET', '
    AA Addis Ababa; AF Afar; AM Amhara; BE Benishangul-Gumuz; DD Dire Dawa; GA Gambela; HA Harari; OR Oromia;
    SI Sidama; SN Southern Nations, Nationalities, and Peoples; SO Somali; SW Southwest Ethiopia Peoples; TI Tigray'),
  ('FI', '
    02 South Karelia; 03 Southern Ostrobothnia; 04 Southern Savonia; 05 Kainuu; 06 Tavastia Proper;
    07 Central Ostrobothnia; 08 Central Finland; 09 Kymenlaakso; 10 Lapland; 11 Pirkanmaa; 12 Ostrobothnia;
    13 North Karelia; 14 Northern Ostrobothnia; 15 Northern Savonia; 16 Päijänne Tavastia; 17 Satakunta; 18 Uusimaa;
    19 Southwest Finland'),
  ('FJ', 'C Central; E Eastern; N Northern; R Rotuma; W Western'),
  ('FK', '- Falkland Islands'),
  ('FM', 'KSA Kosrae; PNI Pohnpei; TRK Chuuk; YAP Yap'),
  ('FO', '- Faroe Islands'),
  ('FR', '
    20R Corsica; ARA Auvergne-Rhône-Alpes; BFC Burgundy-Franche-Comté; BRE Brittany; CVL Centre-Val de Loire;
    GES Grand-Est; HDF Hauts-de-France; IDF Île-de-France; NAQ Nouvelle-Aquitaine; NOR Normandie; OCC Occitanie;
    PAC Provence-Alpes-Côte-d''Azur; PDL Pays-de-la-Loire'),
  ('GA', '
    1 Estuaire; 2 Haut-Ogooué; 3 Moyen-Ogooué; 4 Ngounié; 5 Nyanga; 6 Ogooué-Ivindo; 7 Ogooué-Lolo;
    8 Ogooué-Maritime; 9 Woleu-Ntem'),
  ('GB', 'ENG England; NIR Northern Ireland; SCT Scotland; WLS Wales'),
  ('GD', '
    01 Saint Andrew; 02 Saint David; 03 Saint George; 04 Saint John; 05 Saint Mark; 06 Saint Patrick;
    10 Carriacou and Petite Martinique'),
  ('GE', '
    AB Abkhazia; AJ Adjara; GU Guria; IM Imereti; KA Kakheti; KK Kvemo Kartli; MM Mtskheta-Mtianeti;
    RL Racha-Lechkhumi and Kvemo Svaneti; SJ Samtskhe-Javakheti; SK Shida Kartli; SZ Samegrelo-Zemo Svaneti;
    TB Tbilisi'),
  ('GF', '- French Guiana'),
  ('GG', '- Guernsey'),
  ('GH', '
    AA Greater Accra; AF Ahafo; AH Ashanti; BE Bono East; BO Bono; CP Central; EP Eastern; NE North East;
    NP Northern; OT Oti; SV Savannah; TV Volta; UE Upper East; UW Upper West; WN Western North; WP Western'),
  ('GI', '- Gibraltar'),
  ('GL', 'AV Avannaata Kommunia; KU Kujalleq; QE Qeqqata; QT Kommune Qeqertalik; SM Sermersooq'),
  ('GM', '
    B Banjul; L Lower River Division; M Central River Division; N North Bank Division; U Upper River Division;
    W West Coast Division'),
  ('GN', '
    B Boké Region; C Conakry; D Kindia Region; F Faranah Region; K Kankan Region; L Labé Region; M Mamou Region;
    N Nzérékoré Region'),
  ('GP', '- Guadeloupe'),
  ('GQ', '
    AN Annobón; BN Bioko Norte; BS Bioko Sur; CS Centro Sur; DJ Djibloho; KN Kié-Ntem; LI Litoral; WN Wele-Nzas'),
  ('GR', '
    69 Mount Athos; A East Macedonia and Thrace; B Central Macedonia; C West Macedonia; D Epirus; E Thessaly;
    F Ionian Islands; G West Greece; H Central Greece; I Attica; J Peloponnese; K North Aegean; L South Aegean;
    M Crete'),
  ('GS', '- South Georgia and the South Sandwich Islands'),
  ('GT', '
    01 Guatemala; 02 El Progreso; 03 Sacatepéquez; 04 Chimaltenango; 05 Escuintla; 06 Santa Rosa; 07 Sololá;
    08 Totonicapán; 09 Quetzaltenango; 10 Suchitepéquez; 11 Retalhuleu; 12 San Marcos; 13 Huehuetenango; 14 Quiché;
    15 Baja Verapaz; 16 Alta Verapaz; 17 Petén; 18 Izabal; 19 Zacapa; 20 Chiquimula; 21 Jalapa; 22 Jutiapa'),
  ('GU', '- Guam'),
  ('GW', 'BS Bissau; L Leste; N Norte; S Sul'),
  ('GY', '
    BA Barima-Waini; CU Cuyuni-Mazaruni; DE Demerara-Mahaica; EB East Berbice-Corentyne;
    ES Essequibo Islands-West Demerara; MA Mahaica-Berbice; PM Pomeroon-Supenaam; PT Potaro-Siparuni;
    UD Upper Demerara-Berbice; UT Upper Takutu-Upper Essequibo'),
  ('HK', '- Hong Kong'),
  ('HM', '- Heard Island and McDonald Islands'),
  ('HN', '
    AT Atlántida; CH Choluteca; CL Colón; CM Comayagua; CP Copán; CR Cortés; EP El Paraíso; FM Francisco Morazán;
    GD Gracias a Dios; IB Bay Islands; IN Intibucá; LE Lempira; LP La Paz; OC Ocotepeque; OL Olancho;
    SB Santa Bárbara; VA Valle; YO Yoro'),
  ('HR', '
    01 Zagreb County; 02 Krapina-Zagorje; 03 Sisak-Moslavina; 04 Karlovac; 05 Varaždin; 06 Koprivnica-Križevci;
    07 Bjelovar-Bilogora; 08 Primorje-Gorski Kotar; 09 Lika-Senj; 10 Virovitica-Podravina; 11 Požega-Slavonia;
    12 Brod-Posavina; 13 Zadar; 14 Osijek-Baranja; 15 Šibenik-Knin; 16 Vukovar-Syrmia; 17 Split-Dalmatia; 18 Istria;
    19 Dubrovnik-Neretva; 20 Međimurje; 21 Zagreb'),
  ('HT', '
    AR Artibonite; CE Centre; GA Grand''Anse; ND Nord; NE Nord-Est; NI Nippes; NO Nord-Ouest; OU Ouest; SD Sud;
    SE Sud-Est'),
  ('HU', '
    BA Baranya; BC Békéscsaba; BE Békés; BK Bács-Kiskun; BU Budapest; BZ Borsod-Abaúj-Zemplén; CS Csongrád;
    DE Debrecen; DU Dunaújváros; EG Eger; ER Érd; FE Fejér; GS Győr-Moson-Sopron; GY Győr; HB Hajdú-Bihar; HE Heves;
    HV Hódmezővásárhely; JN Jász-Nagykun-Szolnok; KE Komárom-Esztergom; KM Kecskemét; KV Kaposvár; MI Miskolc;
    NK Nagykanizsa; NO Nógrád; NY Nyíregyháza; PE Pest; PS Pécs; SD Szeged; SF Székesfehérvár; SH Szombathely;
    SK Szolnok; SN Sopron; SO Somogy; SS Szekszárd; ST Salgótarján; SZ Szabolcs-Szatmár-Bereg; TB Tatabánya;
    TO Tolna; VA Vas; VE Veszprém County; VM Veszprém; ZA Zala; ZE Zalaegerszeg'),
  ('ID', '
    AC Aceh; BA Bali; BB Bangka–Belitung Islands; BE Bengkulu; BT Banten; GO Gorontalo; JA Jambi; JB West Java;
    JI East Java; JK Jakarta; JT Central Java; KB West Kalimantan; KI East Kalimantan; KR Riau Islands;
    KS South Kalimantan; KT Central Kalimantan; KU North Kalimantan; LA Lampung; MA Maluku; MU North Maluku;
    NB West Nusa Tenggara; NT East Nusa Tenggara; PA Papua; PB West Papua; PD Papua Barat Daya;
    PE Papua Pengunungan; PS Papua Selatan; PT Papua Tengah; RI Riau; SA North Sulawesi; SB West Sumatra;
    SG Southeast Sulawesi; SN South Sulawesi; SR West Sulawesi; SS South Sumatra; ST Central Sulawesi;
    SU North Sumatra; YO Yogyakarta'),
  ('IE', '
    CE Clare; CN Cavan; CO Cork; CW Carlow; D Dublin; DL Donegal; G Galway; KE Kildare; KK Kilkenny; KY Kerry;
    LD Longford; LH Louth; LK Limerick; LM Leitrim; LS Laois; MH Meath; MN Monaghan; MO Mayo; OY Offaly;
    RN Roscommon; SO Sligo; TA Tipperary; WD Waterford; WH Westmeath; WW Wicklow; WX Wexford'),
  ('IL', '
    D Southern District; HA Haifa District; JM Jerusalem; M Central District; TA Tel Aviv District;
    Z Northern District'),
  ('IM', '- Isle of Man'),
  ('IN', '
    AN Andaman and Nicobar Islands; AP Andhra Pradesh; AR Arunachal Pradesh; AS Assam; BR Bihar; CG Chhattīsgarh;
    CH Chandigarh; DH Dādra and Nagar Haveli and Damān and Diu; DL Delhi; GA Goa; GJ Gujarat; HP Himachal Pradesh;
    HR Haryana; JH Jharkhand; JK Jammu and Kashmir; KA Karnataka; KL Kerala; LA Ladakh; LD Lakshadweep;
    MH Maharashtra; ML Meghalaya; MN Manipur; MP Madhya Pradesh; MZ Mizoram; NL Nagaland; OD Odisha; PB Punjab;
    PY Puducherry; RJ Rajasthan; SK Sikkim; TN Tamil Nadu; TR Tripura; TS Telangāna; UK Uttarākhand;
    UP Uttar Pradesh; WB West Bengal'),
  ('IO', '- British Indian Ocean Territory'),
  ('IQ', '
    AN Al Anbar; BA Basra; BB Babylon; BG Baghdad; DI Diyala; DQ Dhi Qar; KA Karbala; KI Kirkuk; KR Kurdistan;
    MA Maysan; MU Al Muthanna; NA Najaf; NI Nineveh; QA Al-Qādisiyyah; SD Saladin; WA Wasit'),
  ('IR', '
    00 Markazi; 01 Gilan; 02 Mazandaran; 03 East Azerbaijan; 04 West Azerbaijan; 05 Kermanshah; 06 Khuzestan;
    07 Fars; 08 Kerman; 09 Razavi Khorasan; 10 Isfahan; 11 Sistan and Baluchestan; 12 Kurdistan; 13 Hamadan;
    14 Chaharmahal and Bakhtiari; 15 Lorestan; 16 Ilam; 17 Kohgiluyeh and Boyer-Ahmad; 18 Bushehr; 19 Zanjan;
    20 Semnan; 21 Yazd; 22 Hormozgan; 23 Tehran; 24 Ardabil; 25 Qom; 26 Qazvin; 27 Golestan; 28 North Khorasan;
    29 South Khorasan; 30 Alborz'),
  ('IS', '
    1 Capital; 2 Southern Peninsula; 3 Western; 4 Westfjords; 5 Northwestern; 6 Northeastern; 7 Eastern; 8 Southern'),
  ('IT', '
    23 Aosta Valley; AG Agrigento; AL Alessandria; AN Ancona; AP Ascoli Piceno; AQ L''Aquila; AR Arezzo; AT Asti;
    AV Avellino; BA Bari; BG Bergamo; BI Biella; BL Belluno; BN Benevento; BO Bologna; BR Brindisi; BS Brescia;
    BT Barletta-Andria-Trani; BZ South Tyrol; CA Cagliari; CB Campobasso; CE Caserta; CH Chieti; CL Caltanissetta;
    CN Cuneo; CO Como; CR Cremona; CS Cosenza; CT Catania; CZ Catanzaro; EN Enna; FC Forlì-Cesena; FE Ferrara;
    FG Foggia; FI Florence; FM Fermo; FR Frosinone; GE Genoa; GO Gorizia; GR Grosseto; IM Imperia; IS Isernia;
    KR Crotone; LC Lecco; LE Lecce; LI Livorno; LO Lodi; LT Latina; LU Lucca; MB Monza and Brianza; MC Macerata;
    ME Messina; MI Milan; MN Mantua; MO Modena; MS Massa and Carrara; MT Matera; NA Naples; NO Novara; NU Nuoro;
    OR Oristano; PA Palermo; PC Piacenza; PD Padua; PE Pescara; PG Perugia; PI Pisa; PN Pordenone; PO Prato;
    PR Parma; PT Pistoia; PU Pesaro and Urbino; PV Pavia; PZ Potenza; RA Ravenna; RC Reggio Calabria;
    RE Reggio Emilia; RG Ragusa; RI Rieti; RM Rome; RN Rimini; RO Rovigo; SA Salerno; SI Siena; SO Sondrio;
    SP La Spezia; SR Syracuse; SS Sassari; SU Sud Sardegna; SV Savona; TA Taranto; TE Teramo; TN Trentino; TO Turin;
    TP Trapani; TR Terni; TS Trieste; TV Treviso; UD Udine; VA Varese; VB Verbano-Cusio-Ossola; VC Vercelli;
    VE Venice; VI Vicenza; VR Verona; VT Viterbo; VV Vibo Valentia'),
  ('JE', '- Jersey'),
  ('JM', '
    01 Kingston; 02 Saint Andrew; 03 Saint Thomas; 04 Portland; 05 Saint Mary; 06 Saint Ann; 07 Trelawny;
    08 Saint James; 09 Hanover; 10 Westmoreland; 11 Saint Elizabeth; 12 Manchester; 13 Clarendon; 14 Saint Catherine'),
  ('JO', '
    AJ Ajloun; AM Amman; AQ Aqaba; AT Tafilah; AZ Zarqa; BA Balqa; IR Irbid; JA Jerash; KA Karak; MA Mafraq;
    MD Madaba; MN Ma''an'),
  ('JP', '
    01 Hokkaidō; 02 Aomori; 03 Iwate; 04 Miyagi; 05 Akita; 06 Yamagata; 07 Fukushima; 08 Ibaraki; 09 Tochigi;
    10 Gunma; 11 Saitama; 12 Chiba; 13 Tokyo; 14 Kanagawa; 15 Niigata; 16 Toyama; 17 Ishikawa; 18 Fukui;
    19 Yamanashi; 20 Nagano; 21 Gifu; 22 Shizuoka; 23 Aichi; 24 Mie; 25 Shiga; 26 Kyōto; 27 Ōsaka; 28 Hyōgo;
    29 Nara; 30 Wakayama; 31 Tottori; 32 Shimane; 33 Okayama; 34 Hiroshima; 35 Yamaguchi; 36 Tokushima; 37 Kagawa;
    38 Ehime; 39 Kōchi; 40 Fukuoka; 41 Saga; 42 Nagasaki; 43 Kumamoto; 44 Ōita; 45 Miyazaki; 46 Kagoshima;
    47 Okinawa'),
  ('KE', '
    01 Baringo; 02 Bomet; 03 Bungoma; 04 Busia; 05 Elgeyo-Marakwet; 06 Embu; 07 Garissa; 08 Homa Bay; 09 Isiolo;
    10 Kajiado; 11 Kakamega; 12 Kericho; 13 Kiambu; 14 Kilifi; 15 Kirinyaga; 16 Kisii; 17 Kisumu; 18 Kitui;
    19 Kwale; 20 Laikipia; 21 Lamu; 22 Machakos; 23 Makueni; 24 Mandera; 25 Marsabit; 26 Meru; 27 Migori;
    28 Mombasa; 29 Murang''a; 30 Nairobi County; 31 Nakuru; 32 Nandi; 33 Narok; 34 Nyamira; 35 Nyandarua; 36 Nyeri;
    37 Samburu; 38 Siaya; 39 Taita-Taveta; 40 Tana River; 41 Tharaka-Nithi; 42 Trans Nzoia; 43 Turkana;
    44 Uasin Gishu; 45 Vihiga; 46 Wajir; 47 West Pokot'),
  ('KG', '
    B Batken; C Chuy; GB Bishkek; GO Osh; J Jalal-Abad; N Naryn; O Osh Region; T Talas; Y Issyk-Kul'),
  ('KH', '
    1 Banteay Meanchey; 10 Kratié; 11 Mondulkiri; 12 Phnom Penh; 13 Preah Vihear; 14 Prey Veng; 15 Pursat;
    16 Ratanakiri; 17 Siem Reap; 18 Sihanoukville; 19 Stung Treng; 2 Battambang; 20 Svay Rieng; 21 Takéo;
    22 Oddar Meanchey; 23 Kep; 24 Pailin; 25 Tbong Khmum; 3 Kampong Cham; 4 Kampong Chhnang; 5 Kampong Speu;
    6 Kampong Thom; 7 Kampot; 8 Kandal; 9 Koh Kong'),
  ('KI', 'G Gilbert Islands; L Line Islands; P Phoenix Islands'),
  ('KM', 'A Anjouan; G Grande Comore; M Mohéli'),
  ('KN', 'K Saint Kitts; N Nevis'),
  ('KP', '
    01 Pyongyang; 02 South Pyongan; 03 North Pyongan; 04 Chagang; 05 South Hwanghae; 06 North Hwanghae; 07 Kangwon;
    08 South Hamgyong; 09 North Hamgyong; 10 Ryanggang; 13 Rason; 14 Nampho; 15 Kaeseong'),
  ('KR', '
    11 Seoul; 26 Busan; 27 Daegu; 28 Incheon; 29 Gwangju City; 30 Daejeon; 31 Ulsan; 41 Gyeonggi; 42 Gangwon;
    43 North Chungcheong; 44 South Chungcheong; 45 North Jeolla; 46 South Jeolla; 47 North Gyeongsang;
    48 South Gyeongsang; 49 Jeju; 50 Sejong'),
  ('KW', 'AH Al Ahmadi; FA Al Farwaniyah; HA Hawalli; JA Al Jahra; KU Al Asimah; MU Mubarak Al-Kabeer'),
  ('KY', '- Cayman Islands'),
  ('KZ', '
    10 Abay oblysy; 11 Aqmola oblysy; 15 Aqtöbe oblysy; 19 Almaty oblysy; 23 Atyraū oblysy;
    27 Batys Qazaqstan oblysy; 31 Zhambyl oblysy; 33 Zhetisū oblysy; 35 Qaraghandy oblysy; 39 Qostanay oblysy;
    43 Qyzylorda oblysy; 47 Mangghystaū oblysy; 55 Pavlodar oblysy; 59 Soltüstik Qazaqstan oblysy;
    61 Türkistan oblysy; 62 Ulytaū oblysy; 63 Shyghys Qazaqstan oblysy; 71 Astana; 75 Almaty; 79 Shymkent'),
  ('LA', '
    AT Attapeu; BK Bokeo; BL Bolikhamsai; CH Champasak; HO Houaphanh; KH Khammouane; LM Luang Namtha;
    LP Luang Prabang; OU Oudomxay; PH Phongsaly; SL Salavan; SV Savannakhet; VI Vientiane Province; VT Vientiane;
    XA Sainyabuli; XE Sekong; XI Xiangkhouang; XS Xaisomboun'),
  ('LB', '
    AK Akkar; AS North; BA Beirut; BH Baalbek-Hermel; BI Beqaa; JA South; JL Mount Lebanon; NA Nabatieh'),
  ('LC', '
    01 Anse la Raye; 02 Castries; 03 Choiseul; 05 Dennery; 06 Gros Islet; 07 Laborie; 08 Micoud; 10 Soufrière;
    11 Vieux Fort; 12 Canaries'),
  ('LI', '
    01 Balzers; 02 Eschen; 03 Gamprin; 04 Mauren; 05 Planken; 06 Ruggell; 07 Schaan; 08 Schellenberg; 09 Triesen;
    10 Triesenberg; 11 Vaduz'),
  ('LK', '
    1 Western; 2 Central; 3 Southern; 4 Northern; 5 Eastern; 6 North Western; 7 North Central; 8 Uva; 9 Sabaragamuwa'),
  ('LR', '
    BG Bong; BM Bomi; CM Grand Cape Mount; GB Grand Bassa; GG Grand Gedeh; GK Grand Kru; GP Gbarpolu; LO Lofa;
    MG Margibi; MO Montserrado; MY Maryland; NI Nimba; RG River Gee; RI Rivercess; SI Sinoe'),
  ('LS', '
    A Maseru; B Butha-Buthe; C Leribe; D Berea; E Mafeteng; F Mohale''s Hoek; G Quthing; H Qacha''s Nek;
    J Mokhotlong; K Thaba-Tseka'),
  ('LT', '
    AL Alytus County; KL Klaipėda County; KU Kaunas County; MR Marijampolė County; PN Panevėžys County;
    SA Šiauliai County; TA Tauragė County; TE Telšiai County; UT Utena County; VL Vilnius County'),
  ('LU', '
    CA Capellen; CL Clervaux; DI Diekirch; EC Echternach; ES Esch-sur-Alzette; GR Grevenmacher; LU Luxembourg;
    ME Mersch; RD Redange; RM Remich; VD Vianden; WI Wiltz'),
  ('LV', '
    002 Aizkraukle; 007 Alūksne; 011 Ādaži; 015 Balvi; 016 Bauska; 022 Cēsis; 026 Dobele; 033 Gulbene;
    041 Jelgava Municipality; 042 Jēkabpils Municipality; 047 Krāslava; 050 Kuldīga; 052 Ķekava; 054 Limbaži;
    056 Līvāni; 058 Ludza; 059 Madona; 062 Mārupe; 067 Ogre; 068 Olaine; 073 Preiļi; 077 Rēzekne Municipality;
    080 Ropaži; 087 Salaspils; 088 Saldus; 089 Saulkrasti; 091 Sigulda; 094 Smiltene; 097 Talsi; 099 Tukums;
    101 Valka; 102 Varakļāni; 106 Ventspils Municipality; 111 Augšdaugavas novads; 112 Dienvidkurzemes Novads;
    113 Valmieras Novads; DGV Daugavpils; JEL Jelgava; JUR Jūrmala; LPX Liepāja; REZ Rēzekne; RIX Riga;
    VEN Ventspils'),
  ('LY', '
    BA Benghazi; BU Butnan; DR Derna; GT Ghat; JA Jabal al Akhdar; JG Jabal al Gharbi; JI Jafara; JU Jufra;
    KF Kufra; MB Murqub; MI Misrata; MJ Marj; MQ Murzuq; NL Nalut; NQ Nuqat al Khams; SB Sabha; SR Sirte;
    TB Tripoli; WA Al Wahat; WD Wadi al Hayaa; WS Wadi al Shatii; ZA Zawiya'),
  ('MA', '
    01 Tangier-Tétouan; 02 Gharb-Chrarda-Béni Hssen; 03 Taza-Al Hoceima-Taounate; 04 Oriental; 05 Fès-Boulemane;
    06 Meknès-Tafilalet; 07 Rabat-Salé-Zemmour-Zaer; 08 Grand Casablanca; 09 Chaouia-Ouardigha; 10 Doukkala-Abda;
    11 Marrakesh-Tensift-El Haouz; 12 Tadla-Azilal'),
  ('MC', '
    CL La Colle; CO La Condamine; FO Fontvieille; GA La Gare; JE Jardin Exotique de Monaco; LA Larvotto;
    MA Malbousquet; MC Monte Carlo; MG Moneghetti; MO Monaco-Ville; MU Moulins; PH Port Hercules;
    SD Sainte-Dévote Chapel; SO La Source; SP Spélugues; SR Saint Roman; VR Vallon de la Rousse'),
  ('MD', '
    AN Anenii Noi; BA Bălţi; BD Bender; BR Briceni; BS Basarabeasca; CA Cahul; CL Călărași; CM Cimișlia;
    CR Criuleni; CS Căușeni; CT Cantemir; CU Chișinău; DO Dondușeni; DR Drochia; DU Dubăsari; ED Edineț; FA Fălești;
    FL Florești; GA Gagauzia; GL Glodeni; HI Hîncești; IA Ialoveni; LE Leova; NI Nisporeni; OC Ocniţa; OR Orhei;
    RE Rezina; RI Rîșcani; SD Șoldănești; SI Sîngerei; SN Transnistria; SO Soroca; ST Strășeni; SV Ştefan Vodă;
    TA Taraclia; TE Telenești; UN Ungheni'),
  ('ME', '
    01 Andrijevica; 02 Bar; 03 Berane; 04 Bijelo Polje; 05 Budva; 06 Cetinje; 07 Danilovgrad; 08 Herceg Novi;
    09 Kolašin; 10 Kotor; 11 Mojkovac; 12 Nikšić; 13 Plav; 14 Pljevlja; 15 Plužine; 16 Podgorica; 17 Rožaje;
    18 Šavnik; 19 Tivat; 20 Ulcinj; 21 Žabljak; 22 Gusinje; 23 Petnjica; 24 Tuzi; 25 Zeta'),
  ('MF', '- Saint Martin (French part)'),
  ('MG', 'A Toamasina; D Antsiranana; F Fianarantsoa; M Mahajanga; T Antananarivo; U Toliara'),
  ('MH', 'L Ralik Chain; T Ratak Chain'),
  ('MK', '
    101 Veles; 102 Gradsko; 103 Demir Kapija; 104 Kavadarci; 105 Lozovo; 106 Negotino; 107 Rosoman;
    108 Sveti Nikole; 109 Čaška; 201 Berovo; 202 Vinica; 203 Delčevo; 204 Zrnovci; 205 Karbinci; 206 Kočani;
    207 Makedonska Kamenica; 208 Pehčevo; 209 Probištip; 210 Češinovo-Obleševo; 211 Štip; 301 Vevčani; 303 Debar;
    304 Debrca; 307 Kičevo; 308 Makedonski Brod; 310 Ohrid; 311 Plasnica; 312 Struga; 313 Centar Župa; 401 Bogdanci;
    402 Bosilovo; 403 Valandovo; 404 Vasilevo; 405 Gevgelija; 406 Dojran; 407 Konče; 408 Novo Selo; 409 Radoviš;
    410 Strumica; 501 Bitola; 502 Demir Hisar; 503 Dolneni; 504 Krivogaštani; 505 Kruševo; 506 Mogila; 507 Novaci;
    508 Prilep; 509 Resen; 601 Bogovinje; 602 Brvenica; 603 Vrapčište; 604 Gostivar; 605 Želino; 606 Jegunovce;
    607 Mavrovo i Rostuše; 608 Tearce; 609 Tetovo; 701 Kratovo; 702 Kriva Palanka; 703 Kumanovo; 704 Lipkovo;
    705 Rankovce; 706 Staro Nagoričane; 801 Aerodrom; 802 Aračinovo; 803 Butel; 804 Gazi Baba; 805 Gjorče Petrov;
    806 Zelenikovo; 807 Ilinden; 808 Karpoš; 809 Kisela Voda; 810 Petrovec; 811 Saraj; 812 Sopište; 813 Studeničani;
    814 Centar; 815 Čair; 816 Čučer-Sandevo; 817 Šuto Orizari'),
  ('ML', '
    1 Kayes; 10 Taoudénit; 2 Koulikoro; 3 Sikasso; 4 Ségou; 5 Mopti; 6 Tombouctou; 7 Gao; 8 Kidal; 9 Ménaka;
    BKO Bamako'),
  ('MM', '
    01 Sagaing; 02 Bago; 03 Magway; 04 Mandalay; 05 Tanintharyi; 06 Yangon; 07 Ayeyarwady; 11 Kachin; 12 Kayah;
    13 Kayin; 14 Chin; 15 Mon; 16 Rakhine; 17 Shan; 18 Naypyidaw'),
  ('MN', '
    035 Orkhon; 037 Darkhan-Uul; 039 Khentii; 041 Khövsgöl; 043 Khovd; 046 Uvs; 047 Töv; 049 Selenge;
    051 Sükhbaatar; 053 Ömnögovi; 055 Övörkhangai; 057 Zavkhan; 059 Dundgovi; 061 Dornod; 063 Dornogovi;
    064 Govisümber; 065 Govi-Altai; 067 Bulgan; 069 Bayankhongor; 071 Bayan-Ölgii; 073 Arkhangai; 1 Ulaanbaatar'),
  ('MO', '- Macao'),
  ('MP', '- Northern Mariana Islands'),
  ('MQ', '- Martinique'),
  ('MR', '
    01 Hodh Ech Chargui; 02 Hodh El Gharbi; 03 Assaba; 04 Gorgol; 05 Brakna; 06 Trarza; 07 Adrar;
    08 Dakhlet Nouadhibou; 09 Tagant; 10 Guidimaka; 11 Tiris Zemmour; 12 Inchiri; 13 Nouakchott Ouest;
    14 Nouakchott Nord; 15 Nouakchott Sud'),
  ('MS', '- Montserrat'),
  ('MT', '
    01 Attard; 02 Balzan; 03 Birgu; 04 Birkirkara; 05 Birżebbuġa; 06 Cospicua; 07 Dingli; 08 Fgura; 09 Floriana;
    10 Fontana; 11 Gudja; 12 Gżira; 13 Għajnsielem; 14 Għarb; 15 Għargħur; 16 Għasri; 17 Għaxaq; 18 Ħamrun;
    19 Iklin; 20 Senglea; 21 Kalkara; 22 Kerċem; 23 Kirkop; 24 Lija; 25 Luqa; 26 Marsa; 27 Marsaskala;
    28 Marsaxlokk; 29 Mdina; 30 Mellieħa; 31 Mġarr; 32 Mosta; 33 Mqabba; 34 Msida; 35 Imtarfa; 36 Munxar; 37 Nadur;
    38 Naxxar; 39 Paola; 40 Pembroke; 41 Pietà; 42 Qala; 43 Qormi; 44 Qrendi; 45 Victoria; 46 Rabat; 47 Safi;
    48 St. Julian''s; 49 San Ġwann; 50 Saint Lawrence; 51 St. Paul''s Bay; 52 Sannat; 53 Santa Luċija;
    54 Santa Venera; 55 Siġġiewi; 56 Sliema; 57 Swieqi; 58 Ta'' Xbiex; 59 Tarxien; 60 Valletta; 61 Xagħra;
    62 Xewkija; 63 Xgħajra; 64 Żabbar; 65 Żebbuġ Gozo; 66 Żebbuġ; 67 Żejtun; 68 Żurrieq'),
  ('MU', '
    AG Agaléga; BL Rivière Noire; CC Cargados Carajos; FL Flacq; GP Grand Port; MO Moka; PA Pamplemousses;
    PL Port Louis District; PW Plaines Wilhems; RO Rodrigues; RR Rivière du Rempart; SA Savanne'),
  ('MV', '
    00 Alif Dhaal; 01 Addu; 02 Alif Alif; 03 Lhaviyani; 04 Vaavu; 05 Laamu; 07 Haa Alif; 08 Thaa; 12 Meemu; 13 Raa;
    14 Faafu; 17 Dhaalu; 20 Baa; 23 Haa Dhaalu; 24 Shaviyani; 25 Noonu; 26 Kaafu; 27 Gaafu Alif; 28 Gaafu Dhaalu;
    29 Gnaviyani; MLE Malé'),
  ('MW', 'C Central; N Northern; S Southern'),
  ('MX', '
    AGU Aguascalientes; BCN Baja California; BCS Baja California Sur; CAM Campeche; CHH Chihuahua; CHP Chiapas;
    CMX Mexico City; COA Coahuila; COL Colima; DUR Durango; GRO Guerrero; GUA Guanajuato; HID Hidalgo; JAL Jalisco;
    MEX Mexico State; MIC Michoacán; MOR Morelos; NAY Nayarit; NLE Nuevo León; OAX Oaxaca; PUE Puebla;
    QUE Querétaro; ROO Quintana Roo; SIN Sinaloa; SLP San Luis Potosí; SON Sonora; TAB Tabasco; TAM Tamaulipas;
    TLA Tlaxcala; VER Veracruz; YUC Yucatán; ZAC Zacatecas'),
  ('MY', '
    01 Johor; 02 Kedah; 03 Kelantan; 04 Malacca; 05 Negeri Sembilan; 06 Pahang; 07 Penang; 08 Perak; 09 Perlis;
    10 Selangor; 11 Terengganu; 12 Sabah; 13 Sarawak; 14 Kuala Lumpur; 15 Labuan; 16 Putrajaya'),
  ('MZ', '
    A Niassa; B Manica; G Gaza; I Inhambane; L Maputo Province; MPM Maputo; N Nampula; P Cabo Delgado; Q Zambezia;
    S Sofala; T Tete'),
  ('NA', '
    CA Zambezi; ER Erongo; HA Hardap; KA Karas; KE Kavango East; KH Khomas; KU Kunene; KW Kavango West;
    OD Otjozondjupa; OH Omaheke; ON Oshana; OS Omusati; OT Oshikoto; OW Ohangwena'),
  ('NC', '- New Caledonia'),
  ('NE', '1 Agadez; 2 Diffa; 3 Dosso; 4 Maradi; 5 Tahoua; 6 Tillabéri; 7 Zinder; 8 Niamey'),
  ('NF', '- Norfolk Island'),
  ('NG', '
    AB Abia; AD Adamawa; AK Akwa Ibom; AN Anambra; BA Bauchi; BE Benue; BO Borno; BY Bayelsa; CR Cross River;
    DE Delta; EB Ebonyi; ED Edo; EK Ekiti; EN Enugu; FC Federal Capital Territory; GO Gombe; IM Imo; JI Jigawa;
    KD Kaduna; KE Kebbi; KN Kano; KO Kogi; KT Katsina; KW Kwara; LA Lagos; NA Nasarawa; NI Niger; OG Ogun; ON Ondo;
    OS Osun; OY Oyo; PL Plateau; RI Rivers; SO Sokoto; TA Taraba; YO Yobe; ZA Zamfara'),
  ('NI', '
    AN Atlántico Norte; AS Atlántico Sur; BO Boaco; CA Carazo; CI Chinandega; CO Chontales; ES Estelí; GR Granada;
    JI Jinotega; LE León; MD Madriz; MN Managua; MS Masaya; MT Matagalpa; NS Nueva Segovia; RI Rivas;
    SJ Río San Juan'),
  ('NL', '
    DR Drenthe; FL Flevoland; FR Friesland; GE Gelderland; GR Groningen; LI Limburg; NB North Brabant;
    NH North Holland; OV Overijssel; UT Utrecht; ZE Zeeland; ZH South Holland'),
  ('NO', '
    03 Oslo; 11 Rogaland; 15 Møre og Romsdal; 18 Nordland; 31 Østfold; 32 Akershus; 33 Buskerud; 34 Innlandet;
    39 Vestfold; 40 Telemark; 42 Agder; 46 Vestland; 50 Trøndelag; 55 Troms; 56 Finnmark'),
  ('NP', 'P1 Koshi; P2 Madhesh; P3 Bagmati; P4 Gandaki; P5 Lumbini; P6 Karnali; P7 Sudurpashchim'),
  ('NR', '
    01 Aiwo; 02 Anabar; 03 Anetan; 04 Anibare; 05 Baiti; 06 Boe; 07 Buada; 08 Denigomodu; 09 Ewa; 10 Ijuw;
    11 Meneng; 12 Nibok; 13 Uaboe; 14 Yaren'),
  ('NU', '- Niue'),
  ('NZ', '
    AUK Auckland; BOP Bay of Plenty; CAN Canterbury; CIT Chatham Islands; GIS Gisborne; HKB Hawke''s Bay;
    MBH Marlborough; MWT Manawatu-Wanganui; NSN Nelson; NTL Northland; OTA Otago; STL Southland; TAS Tasman;
    TKI Taranaki; WGN Wellington; WKO Waikato; WTC West Coast'),
  ('OM', '
    BJ Janub al Batinah; BS Shamal al Batinah; BU Al Buraimi; DA Ad Dakhiliyah; MA Muscat; MU Musandam;
    SJ Janub ash Sharqiyah; SS Shamal ash Sharqiyah; WU Al Wusta; ZA Ad Dhahirah; ZU Dhofar'),
  ('PA', '
    1 Bocas del Toro; 10 West Panamá; 2 Coclé; 3 Colón; 4 Chiriquí; 5 Darién; 6 Herrera; 7 Los Santos; 8 Panamá;
    9 Veraguas; EM Emberá; KY Guna Yala; NB Ngöbe-Buglé; NT Naso Tjër Di'),
  ('PE', '
    AMA Amazonas; ANC Ancash; APU Apurímac; ARE Arequipa; AYA Ayacucho; CAJ Cajamarca; CAL El Callao; CUS Cusco;
    HUC Huánuco; HUV Huancavelica; ICA Ica; JUN Junín; LAL La Libertad; LAM Lambayeque; LIM Lima Region; LMA Lima;
    LOR Loreto; MDD Madre de Dios; MOQ Moquegua; PAS Pasco; PIU Piura; PUN Puno; SAM San Martín; TAC Tacna;
    TUM Tumbes; UCA Ucayali'),
  ('PF', '- French Polynesia'),
  ('PG', '
    CPK Chimbu; CPM Central; EBR East New Britain; EHG Eastern Highlands; EPW Enga; ESW East Sepik; GPK Gulf;
    HLA Hela; JWK Jiwaka; MBA Milne Bay; MPL Morobe; MPM Madang; MRL Manus; NCD Port Moresby; NIK New Ireland;
    NPP Oro; NSB Bougainville; SAN Sandaun; SHM Southern Highlands; WBK West New Britain; WHM Western Highlands;
    WPD Western'),
  ('PH', '
    00 Metro Manila; 01 Ilocos; 02 Cagayan Valley; 03 Central Luzon; 05 Bicol; 06 Western Visayas;
    07 Central Visayas; 08 Eastern Visayas; 09 Zamboanga Peninsula; 10 Northern Mindanao; 11 Davao; 12 Soccsksargen;
    13 Caraga; 14 Muslim Mindanao; 15 Cordillera Administrative; 40 Calabarzon; 41 Mimaropa'),
  ('PK', '
    BA Balochistan; GB Gilgit-Baltistan; IS Islamabad; JK Azad Kashmir; KP Khyber Pakhtunkhwa; PB Punjab; SD Sindh'),
  ('PL', '
    02 Lower Silesia; 04 Kuyavia-Pomerania; 06 Lublin; 08 Lubusz; 10 Łódź; 12 Lesser Poland; 14 Mazovia; 16 Opole;
    18 Subcarpathia; 20 Podlachia; 22 Pomerania; 24 Silesia; 26 Holy Cross; 28 Warmia-Masuria; 30 Greater Poland;
    32 West Pomerania'),
  ('PM', '- Saint Pierre and Miquelon'),
  ('PN', '- Pitcairn Islands'),
  ('PR', '- Puerto Rico'),
  ('PS', '
    BTH Bethlehem; DEB Deir al-Balah; GZA Gaza; HBN Hebron; JEM Jerusalem; JEN Jenin; JRH Jericho; KYS Khan Yunis;
    NBS Nablus; NGZ North Gaza; QQA Qalqilya; RBH Ramallah and al-Bireh; RFH Rafah; SLT Salfit; TBS Tubas;
    TKM Tulkarm'),
  ('PT', '
    01 Aveiro; 02 Beja; 03 Braga; 04 Bragança; 05 Castelo Branco; 06 Coimbra; 07 Évora; 08 Faro; 09 Guarda;
    10 Leiria; 11 Lisbon; 12 Portalegre; 13 Porto; 14 Santarém; 15 Setúbal; 16 Viana do Castelo; 17 Vila Real;
    18 Viseu; 20 Azores; 30 Madeira'),
  ('PW', '
    002 Aimeliik; 004 Airai; 010 Angaur; 050 Hatohobei; 100 Kayangel; 150 Koror; 212 Melekeok; 214 Ngaraard;
    218 Ngarchelong; 222 Ngardmau; 224 Ngatpang; 226 Ngchesar; 227 Ngeremlengui; 228 Ngiwal; 350 Peleliu;
    370 Sonsorol'),
  ('PY', '
    1 Concepción; 10 Alto Paraná; 11 Central; 12 Ñeembucú; 13 Amambay; 14 Canindeyú; 15 Presidente Hayes;
    16 Alto Paraguay; 19 Boquerón; 2 San Pedro; 3 Cordillera; 4 Guairá; 5 Caaguazú; 6 Caazapá; 7 Itapúa; 8 Misiones;
    9 Paraguarí; ASU Asunción'),
  ('QA', '
    DA Doha; KH Al Khor; MS Madinat ash Shamal; RA Al Rayyan; SH Ash Shīḩānīyah; US Umm Salal; WA Al Wakrah;
    ZA Al Daayen'),
  ('RE', '- Réunion'),
  ('RO', '
    AB Alba; AG Argeș; AR Arad; B Bucharest; BC Bacău; BH Bihor; BN Bistriţa-Năsăud; BR Brăila; BT Botoşani;
    BV Braşov; BZ Buzău; CJ Cluj; CL Călărași; CS Caraș-Severin; CT Constanța; CV Covasna; DB Dâmbovița; DJ Dolj;
    GJ Gorj; GL Galați; GR Giurgiu; HD Hunedoara; HR Harghita; IF Ilfov; IL Ialomița; IS Iași; MH Mehedinți;
    MM Maramureş; MS Mureş; NT Neamţ; OT Olt; PH Prahova; SB Sibiu; SJ Sălaj; SM Satu Mare; SV Suceava; TL Tulcea;
    TM Timiș; TR Teleorman; VL Vâlcea; VN Vrancea; VS Vaslui'),
  ('RS', '
    00 Beograd; 08 Mačva; 09 Kolubara; 10 Podunavlje; 11 Braničevo; 12 Šumadija; 13 Pomoravlje; 14 Bor; 15 Zaječar;
    16 Zlatibor; 17 Moravica; 18 Raška; 19 Rasina; 20 Nišava; 21 Toplica; 22 Pirot; 23 Jablanica; 24 Pčinja;
    KM Kosovo-Metohija; VO Vojvodina'),
  ('RU', '
    AD Adygea; AL Altai Republic; ALT Altai Krai; AMU Amur; ARK Arkhangelsk; AST Astrakhan; BA Bashkortostan;
    BEL Belgorod; BRY Bryansk; BU Buryatia; CE Chechnya; CHE Chelyabinsk; CHU Chukotka Okrug; CU Chuvashia;
    DA Dagestan; IN Ingushetia; IRK Irkutsk; IVA Ivanovo; KAM Kamchatka Krai; KB Kabardino-Balkaria;
    KC Karachay-Cherkessia; KDA Krasnodar Krai; KEM Kemerovo; KGD Kaliningrad; KGN Kurgan; KHA Khabarovsk Krai;
    KHM Khanty-Mansi; KIR Kirov; KK Khakassia; KL Kalmykia; KLU Kaluga; KO Komi; KOS Kostroma; KR Karelia;
    KRS Kursk; KYA Krasnoyarsk Krai; LEN Leningrad; LIP Lipetsk; MAG Magadan; ME Mari El; MO Mordovia;
    MOS Moscow Province; MOW Moscow; MUR Murmansk; NEN Nenets; NGR Novgorod; NIZ Nizhny Novgorod; NVS Novosibirsk;
    OMS Omsk; ORE Orenburg; ORL Oryol; PER Perm Krai; PNZ Penza; PRI Primorsky Krai; PSK Pskov; ROS Rostov;
    RYA Ryazan; SA Sakha; SAK Sakhalin; SAM Samara; SAR Saratov; SE North Ossetia-Alania; SMO Smolensk;
    SPE Saint Petersburg; STA Stavropol Krai; SVE Sverdlovsk; TA Tatarstan; TAM Tambov; TOM Tomsk; TUL Tula;
    TVE Tver; TY Tuva; TYU Tyumen; UD Udmurtia; ULY Ulyanovsk; VGG Volgograd; VLA Vladimir; VLG Vologda;
    VOR Voronezh; YAN Yamalo-Nenets Okrug; YAR Yaroslavl; YEV Jewish Autonomous Oblast; ZAB Zabaykalsky Krai'),
  ('RW', '01 Kigali; 02 Eastern; 03 Northern; 04 Western; 05 Southern'),
  ('SA', '
    01 Riyadh; 02 Makkah; 03 Al Madinah; 04 Eastern; 05 Al-Qassim; 06 Ha''il; 07 Tabuk; 08 Northern Borders;
    09 Jizan; 10 Najran; 11 Al Bahah; 12 Al Jawf; 14 Asir'),
  ('SB', '
    CE Central; CH Choiseul; CT Honiara; GU Guadalcanal; IS Isabel; MK Makira-Ulawa; ML Malaita;
    RB Rennell and Bellona; TE Temotu; WE Western'),
  ('SC', '
    01 Anse aux Pins; 02 Anse Boileau; 03 Anse Etoile; 04 Au Cap; 05 Anse Royale; 06 Baie Lazare;
    07 Baie Sainte Anne; 08 Beau Vallon; 09 Bel Air; 10 Bel Ombre; 11 Cascade; 12 Glacis; 13 Grand''Anse Mahé;
    14 Grand''Anse Praslin; 15 La Digue; 16 La Rivière Anglaise; 17 Mont Buxton; 18 Mont Fleuri; 19 Plaisance;
    20 Pointe La Rue; 21 Port Glaud; 22 Saint Louis; 23 Takamaka; 24 Les Mamelles; 25 Roche Caiman;
    26 Ile Perseverance I; 27 Ile Perseverance II'),
  ('SD', '
    DC Central Darfur; DE East Darfur; DN North Darfur; DS South Darfur; DW West Darfur; GD Al Qadarif;
    GK West Kurdufan; GZ Al Jazirah; KA Kassala; KH Khartoum; KN North Kurdufan; KS South Kurdufan; NB Blue Nile;
    NO Northern; NR River Nile; NW White Nile; RS Red Sea; SI Sennar'),
  ('SE', '
    AB Stockholm; AC Västerbotten; BD Norrbotten; C Uppsala; D Södermanland; E Östergötland; F Jönköping;
    G Kronoberg; H Kalmar; I Gotland; K Blekinge; M Skåne; N Halland; O Västra Götaland; S Värmland; T Örebro;
    U Västmanland; W Dalarna; X Gävleborg; Y Västernorrland; Z Jämtland'),
  ('SG', '01 Central Singapore; 02 North East; 03 North West; 04 South East; 05 South West'),
  ('SH', 'AC Ascension Island; HL Saint Helena; TA Tristan da Cunha'),
  ('SI', '
    001 Ajdovščina; 002 Beltinci; 003 Bled; 004 Bohinj; 005 Borovnica; 006 Bovec; 007 Brda; 008 Brezovica;
    009 Brežice; 010 Tišina; 011 Celje; 012 Cerklje na Gorenjskem; 013 Cerknica; 014 Cerkno; 015 Črenšovci;
    016 Črna na Koroškem; 017 Črnomelj; 018 Destrnik; 019 Divača; 020 Dobrepolje; 021 Dobrova–Polhov Gradec;
    022 Dol pri Ljubljani; 023 Domžale; 024 Dornava; 025 Dravograd; 026 Duplek; 027 Gorenja Vas–Poljane;
    028 Gorišnica; 029 Gornja Radgona; 030 Gornji Grad; 031 Gornji Petrovci; 032 Grosuplje; 033 Šalovci;
    034 Hrastnik; 035 Hrpelje–Kozina; 036 Idrija; 037 Ig; 038 Ilirska Bistrica; 039 Ivančna Gorica; 040 Izola;
    041 Jesenice; 042 Juršinci; 043 Kamnik; 044 Kanal; 045 Kidričevo; 046 Kobarid; 047 Kobilje; 048 Kočevje;
    049 Komen; 050 Koper; 051 Kozje; 052 Kranj; 053 Kranjska Gora; 054 Krško; 055 Kungota; 056 Kuzma; 057 Laško;
    058 Lenart; 059 Lendava; 060 Litija; 061 Ljubljana; 062 Ljubno; 063 Ljutomer; 064 Logatec; 065 Loška Dolina;
    066 Loški Potok; 067 Luče; 068 Lukovica; 069 Majšperk; 070 Maribor; 071 Medvode; 072 Mengeš; 073 Metlika;
    074 Mežica; 075 Miren–Kostanjevica; 076 Mislinja; 077 Moravče; 078 Moravske Toplice; 079 Mozirje;
    080 Murska Sobota; 081 Muta; 082 Naklo; 083 Nazarje; 084 Nova Gorica; 085 Novo Mesto; 086 Odranci; 087 Ormož;
    088 Osilnica; 089 Pesnica; 090 Piran; 091 Pivka; 092 Podčetrtek; 093 Podvelka; 094 Postojna; 095 Preddvor;
    096 Ptuj; 097 Puconci; 098 Rače–Fram; 099 Radeče; 100 Radenci; 101 Radlje ob Dravi; 102 Radovljica;
    103 Ravne na Koroškem; 104 Ribnica; 105 Rogašovci; 106 Rogaška Slatina; 107 Rogatec; 108 Ruše; 109 Semič;
    110 Sevnica; 111 Sežana; 112 Slovenj Gradec; 113 Slovenska Bistrica; 114 Slovenske Konjice; 115 Starše;
    116 Sveti Jurij; 117 Šenčur; 118 Šentilj; 119 Šentjernej; 120 Šentjur; 121 Škocjan; 122 Škofja Loka;
    123 Škofljica; 124 Šmarje pri Jelšah; 125 Šmartno ob Paki; 126 Šoštanj; 127 Štore; 128 Tolmin; 129 Trbovlje;
    130 Trebnje; 131 Tržič; 132 Turnišče; 133 Velenje; 134 Velike Lašče; 135 Videm; 136 Vipava; 137 Vitanje;
    138 Vodice; 139 Vojnik; 140 Vrhnika; 141 Vuzenica; 142 Zagorje ob Savi; 143 Zavrč; 144 Zreče; 146 Železniki;
    147 Žiri; 148 Benedikt; 149 Bistrica ob Sotli; 150 Bloke; 151 Braslovče; 152 Cankova; 153 Cerkvenjak; 154 Dobje;
    155 Dobrna; 156 Dobrovnik; 157 Dolenjske Toplice; 158 Grad; 159 Hajdina; 160 Hoče–Slivnica; 161 Hodoš;
    162 Horjul; 163 Jezersko; 164 Komenda; 165 Kostel; 166 Križevci; 167 Lovrenc na Pohorju; 168 Markovci;
    169 Miklavž na Dravskem Polju; 170 Mirna Peč; 171 Oplotnica; 172 Podlehnik; 173 Polzela; 174 Prebold;
    175 Prevalje; 176 Razkrižje; 177 Ribnica na Pohorju; 178 Selnica ob Dravi; 179 Sodražica; 180 Solčava;
    181 Sveta Ana; 182 Sveti Andraž v Slovenskih Goricah; 183 Šempeter–Vrtojba; 184 Tabor; 185 Trnovska Vas;
    186 Trzin; 187 Velika Polana; 188 Veržej; 189 Vransko; 190 Žalec; 191 Žetale; 192 Žirovnica; 193 Žužemberk;
    194 Šmartno pri Litiji; 195 Apače; 196 Cirkulane; 197 Kostanjevica na Krki; 198 Makole; 199 Mokronog–Trebelno;
    200 Poljčane; 201 Renče–Vogrsko; 202 Središče ob Dravi; 203 Straža; 204 Sveta Trojica v Slovenskih Goricah;
    205 Sveti Tomaž; 206 Šmarješke Toplice; 207 Gorje; 208 Log–Dragomer; 209 Rečica ob Savinji;
    210 Sveti Jurij v Slovenskih Goricah; 211 Šentrupert; 212 Mirna; 213 Ankaran'),
  ('SJ', '- Svalbard and Jan Mayen'),
  ('SK', '
    BC Banská Bystrica; BL Bratislava; KI Košice; NI Nitra; PV Prešov; TA Trnava; TC Trenčín; ZI Žilina'),
  ('SL', 'E Eastern; N Northern; NW North Western; S Southern; W Western Area'),
  ('SM', '
    01 Acquaviva; 02 Chiesanuova; 03 Domagnano; 04 Faetano; 05 Fiorentino; 06 Borgo Maggiore; 07 San Marino;
    08 Montegiardino; 09 Serravalle'),
  ('SN', '
    DB Diourbel; DK Dakar; FK Fatick; KA Kaffrine; KD Kolda; KE Kédougou; KL Kaolack; LG Louga; MT Matam;
    SE Sédhiou; SL Saint-Louis; TC Tambacounda; TH Thiès; ZG Ziguinchor'),
  ('SO', '
    AW Awdal; BK Bakool; BN Banaadir; BR Bari; BY Bay, Somalia; GA Galguduud; GE Gedo; HI Hiran; JD Middle Juba;
    JH Lower Juba; MU Mudug; NU Nugal; SA Sanaag; SD Middle Shebelle; SH Lower Shebelle; SO Sool; TO Togdheer;
    WO Woqooyi Galbeed'),
  ('SR', '
    BR Brokopondo; CM Commewijne; CR Coronie; MA Marowijne; NI Nickerie; PM Paramaribo; PR Para; SA Saramacca;
    SI Sipaliwini; WA Wanica'),
  ('SS', '
    BN Northern Bahr el Ghazal; BW Western Bahr el Ghazal; EC Central Equatoria; EE Eastern Equatoria;
    EW Western Equatoria; JG Jonglei; LK Lakes; NU Upper Nile; UY Unity; WR Warrap'),
  ('ST', '01 Água Grande; 02 Cantagalo; 03 Caué; 04 Lembá; 05 Lobata; 06 Mé-Zóchi; P Príncipe'),
  ('SV', '
    AH Ahuachapán; CA Cabañas; CH Chalatenango; CU Cuscatlán; LI La Libertad; MO Morazán; PA La Paz; SA Santa Ana;
    SM San Miguel; SO Sonsonate; SS San Salvador; SV San Vicente; UN La Unión; US Usulután'),
  ('SX', '- Sint Maarten (Dutch part)'),
  ('SY', '
    DI Damascus; DR Daraa; DY Deir ez-Zor; HA Al-Hasakah; HI Homs; HL Aleppo; HM Hama; ID Idlib; LA Latakia;
    QU Quneitra; RA Ar-Raqqah; RD Rif Dimashq; SU As-Suwayda; TA Tartus'),
  ('SZ', 'HH Hhohho; LU Lubombo; MA Manzini; SH Shiselweni'),
  ('TC', '- Turks and Caicos Islands'),
  ('TD', '
    BA Batha; BG Bahr el Gazel; BO Borkou; CB Chari-Baguirmi; EE Ennedi-Est; EO Ennedi-Ouest; GR Guéra;
    HL Hadjer-Lamis; KA Kanem; LC Lac; LO Logone Occidental; LR Logone Oriental; MA Mandoul; MC Moyen-Chari;
    ME Mayo-Kebbi Est; MO Mayo-Kebbi Ouest; ND N''Djamena; OD Ouaddaï; SA Salamat; SI Sila; TA Tandjilé; TI Tibesti;
    WF Wadi Fira'),
  ('TF', '- French Southern Territories'),
  ('TG', 'C Centrale; K Kara; M Maritime; P Plateaux; S Savanes'),
  ('TH', '
    10 Bangkok; 11 Samut Prakan; 12 Nonthaburi; 13 Pathum Thani; 14 Phra Nakhon Si Ayutthaya; 15 Ang Thong;
    16 Lopburi; 17 Sing Buri; 18 Chai Nat; 19 Saraburi; 20 Chon Buri; 21 Rayong; 22 Chanthaburi; 23 Trat;
    24 Chachoengsao; 25 Prachin Buri; 26 Nakhon Nayok; 27 Sa Kaeo; 30 Nakhon Ratchasima; 31 Buri Ram; 32 Surin;
    33 Si Sa Ket; 34 Ubon Ratchathani; 35 Yasothon; 36 Chaiyaphum; 37 Amnat Charoen; 38 Bueng Kan;
    39 Nong Bua Lam Phu; 40 Khon Kaen; 41 Udon Thani; 42 Loei; 43 Nong Khai; 44 Maha Sarakham; 45 Roi Et;
    46 Kalasin; 47 Sakon Nakhon; 48 Nakhon Phanom; 49 Mukdahan; 50 Chiang Mai; 51 Lamphun; 52 Lampang; 53 Uttaradit;
    54 Phrae; 55 Nan; 56 Phayao; 57 Chiang Rai; 58 Mae Hong Son; 60 Nakhon Sawan; 61 Uthai Thani; 62 Kamphaeng Phet;
    63 Tak; 64 Sukhothai; 65 Phitsanulok; 66 Phichit; 67 Phetchabun; 70 Ratchaburi; 71 Kanchanaburi; 72 Suphanburi;
    73 Nakhon Pathom; 74 Samut Sakhon; 75 Samut Songkhram; 76 Phetchaburi; 77 Prachuap Khiri Khan;
    80 Nakhon Si Thammarat; 81 Krabi; 82 Phang Nga; 83 Phuket; 84 Surat Thani; 85 Ranong; 86 Chumphon; 90 Songkhla;
    91 Satun; 92 Trang; 93 Phatthalung; 94 Pattani; 95 Yala; 96 Narathiwat; S Pattaya'),
  ('TJ', 'DU Dushanbe; GB Gorno-Badakhshan; KT Khatlon; RA Nohiyahoi Tobei Jumhurí; SU Sughd'),
  ('TK', '- Tokelau'),
  ('TL', '
    AL Aileu; AN Ainaro; BA Baucau; BO Bobonaro; CO Cova Lima; DI Dili; ER Ermera; LA Lautém; LI Liquiçá;
    MF Manufahi; MT Manatuto; OE Oecusse; VI Viqueque'),
  ('TM', 'A Ahal; B Balkan; D Daşoguz; L Lebap; M Mary; S Aşgabat'),
  ('TN', '
    11 Tunis; 12 Ariana; 13 Ben Arous; 14 Manouba; 21 Nabeul; 22 Zaghouan; 23 Bizerte; 31 Béja; 32 Jendouba; 33 Kef;
    34 Siliana; 41 Kairouan; 42 Kasserine; 43 Sidi Bouzid; 51 Sousse; 52 Monastir; 53 Mahdia; 61 Sfax; 71 Gafsa;
    72 Tozeur; 73 Kebili; 81 Gabès; 82 Medenine; 83 Tataouine'),
  ('TO', '01 ʻEua; 02 Haʻapai; 03 Niuas; 04 Tongatapu; 05 Vavaʻu'),
  ('TR', '
    01 Adana; 02 Adıyaman; 03 Afyonkarahisar; 04 Ağrı; 05 Amasya; 06 Ankara; 07 Antalya; 08 Artvin; 09 Aydın;
    10 Balıkesir; 11 Bilecik; 12 Bingöl; 13 Bitlis; 14 Bolu; 15 Burdur; 16 Bursa; 17 Çanakkale; 18 Çankırı;
    19 Çorum; 20 Denizli; 21 Diyarbakır; 22 Edirne; 23 Elazığ; 24 Erzincan; 25 Erzurum; 26 Eskişehir; 27 Gaziantep;
    28 Giresun; 29 Gümüşhane; 30 Hakkâri; 31 Hatay; 32 Isparta; 33 Mersin; 34 Istanbul; 35 Izmir; 36 Kars;
    37 Kastamonu; 38 Kayseri; 39 Kırklareli; 40 Kırşehir; 41 Kocaeli; 42 Konya; 43 Kütahya; 44 Malatya; 45 Manisa;
    46 Kahramanmaraş; 47 Mardin; 48 Muğla; 49 Muş; 50 Nevşehir; 51 Niğde; 52 Ordu; 53 Rize; 54 Sakarya; 55 Samsun;
    56 Siirt; 57 Sinop; 58 Sivas; 59 Tekirdağ; 60 Tokat; 61 Trabzon; 62 Tunceli; 63 Şanlıurfa; 64 Uşak; 65 Van;
    66 Yozgat; 67 Zonguldak; 68 Aksaray; 69 Bayburt; 70 Karaman; 71 Kırıkkale; 72 Batman; 73 Şırnak; 74 Bartın;
    75 Ardahan; 76 Iğdır; 77 Yalova; 78 Karabük; 79 Kilis; 80 Osmaniye; 81 Düzce'),
  ('TT', '
    ARI Arima; CHA Chaguanas; CTT Couva-Tabaquite-Talparo; DMN Diego Martin; MRC Mayaro-Rio Claro; PED Penal-Debe;
    POS Port of Spain; PRT Princes Town; PTF Point Fortin; SFO San Fernando; SGE Sangre Grande; SIP Siparia;
    SJL San Juan-Laventille; TOB Tobago; TUP Tunapuna-Piarco'),
  ('TV', '
    FUN Funafuti; NIT Niutao; NKF Nukufetau; NKL Nukulaelae; NMA Nanumea; NMG Nanumanga; NUI Nui; VAI Vaitupu'),
  ('TW', '
    CHA Changhua; CYI Chiayi County; CYQ Chiayi; HSQ Hsinchu County; HSZ Hsinchu; HUA Hualien; ILA Yilan;
    KEE Keelung; KHH Kaohsiung; KIN Kinmen; LIE Lienchiang; MIA Miaoli; NAN Nantou; NWT New Taipei; PEN Penghu;
    PIF Pingtung; TAO Taoyuan; TNN Tainan; TPE Taipei; TTT Taitung; TXG Taichung; YUN Yunlin'),
  ('TZ', '
    01 Arusha; 02 Dar es Salaam; 03 Dodoma; 04 Iringa; 05 Kagera; 06 North Pemba; 07 Zanzibar North; 08 Kigoma;
    09 Kilimanjaro; 10 South Pemba; 11 Zanzibar Central/South; 12 Lindi; 13 Mara; 14 Mbeya; 15 Zanzibar Urban/West;
    16 Morogoro; 17 Mtwara; 18 Mwanza; 19 Pwani; 20 Rukwa; 21 Ruvuma; 22 Shinyanga; 23 Singida; 24 Tabora; 25 Tanga;
    26 Manyara; 27 Geita; 28 Katavi; 29 Njombe; 30 Simiyu; 31 Songwe'),
  ('UA', '
    05 Vinnychchyna; 07 Volyn; 09 Luhanshchyna; 12 Dnipropetrovshchyna; 14 Donechchyna; 18 Zhytomyrshchyna;
    21 Zakarpattia; 23 Zaporizhzhya; 26 Prykarpattia; 30 Kyiv; 32 Kyivshchyna; 35 Kirovohradschyna; 40 Sevastopol;
    43 Crimea; 46 Lvivshchyna; 48 Mykolayivschyna; 51 Odeshchyna; 53 Poltavshchyna; 56 Rivnenshchyna; 59 Sumshchyna;
    61 Ternopilshchyna; 63 Kharkivshchyna; 65 Khersonshchyna; 68 Khmelnychchyna; 71 Cherkashchyna;
    74 Chernihivshchyna; 77 Chernivtsi Oblast'),
  ('UG', 'C Central; E Eastern; N Northern; W Western'),
  ('UM', '
    67 Johnston Atoll; 71 Midway Atoll; 76 Navassa Island; 79 Wake Island; 81 Baker Island; 84 Howland Island;
    86 Jarvis Island; 89 Kingman Reef; 95 Palmyra Atoll'),
  ('US', '
    AK Alaska; AL Alabama; AR Arkansas; AZ Arizona; CA California; CO Colorado; CT Connecticut;
    DC District of Columbia; DE Delaware; FL Florida; GA Georgia; HI Hawaii; IA Iowa; ID Idaho; IL Illinois;
    IN Indiana; KS Kansas; KY Kentucky; LA Louisiana; MA Massachusetts; MD Maryland; ME Maine; MI Michigan;
    MN Minnesota; MO Missouri; MS Mississippi; MT Montana; NC North Carolina; ND North Dakota; NE Nebraska;
    NH New Hampshire; NJ New Jersey; NM New Mexico; NV Nevada; NY New York; OH Ohio; OK Oklahoma; OR Oregon;
    PA Pennsylvania; RI Rhode Island; SC South Carolina; SD South Dakota; TN Tennessee; TX Texas; UT Utah;
    VA Virginia; VT Vermont; WA Washington; WI Wisconsin; WV West Virginia; WY Wyoming'),
  ('UY', '
    AR Artigas; CA Canelones; CL Cerro Largo; CO Colonia; DU Durazno; FD Florida; FS Flores; LA Lavalleja;
    MA Maldonado; MO Montevideo; PA Paysandú; RN Río Negro; RO Rocha; RV Rivera; SA Salto; SJ San José; SO Soriano;
    TA Tacuarembó; TT Treinta y Tres'),
  ('UZ', '
    AN Andijan; BU Bukhara; FA Fergana; JI Jizzakh; NG Namangan; NW Navoiy; QA Qashqadaryo; QR Karakalpakstan;
    SA Samarqand; SI Sirdaryo; SU Surxondaryo; TK Tashkent; TO Tashkent Province; XO Xorazm'),
  ('VA', '- Vatican City'),
  ('VC', '
    01 Charlotte; 02 Saint Andrew; 03 Saint David; 04 Saint George; 05 Saint Patrick; 06 Grenadines'),
  ('VE', '
    A Capital; B Anzoátegui; C Apure; D Aragua; E Barinas; F Bolívar; G Carabobo; H Cojedes; I Falcón; J Guárico;
    K Lara; L Mérida; M Miranda; N Monagas; O Nueva Esparta; P Portuguesa; R Sucre; S Táchira; T Trujillo;
    U Yaracuy; V Zulia; W Federal Dependencies; X Vargas; Y Delta Amacuro; Z Amazonas'),
  ('VG', '- British Virgin Islands'),
  ('VI', '- U.S. Virgin Islands'),
  ('VN', '
    01 Lai Châu; 02 Lào Cai; 03 Hà Giang; 04 Cao Bằng; 05 Sơn La; 06 Yên Bái; 07 Tuyên Quang; 09 Lạng Sơn;
    13 Quảng Ninh; 14 Hòa Bình; 18 Ninh Bình; 20 Thái Bình; 21 Thanh Hóa; 22 Nghệ An; 23 Hà Tĩnh; 24 Quảng Bình;
    25 Quảng Trị; 26 Thừa Thiên–Huế; 27 Quảng Nam; 28 Kon Tum; 29 Quảng Ngãi; 30 Gia Lai; 31 Bình Định; 32 Phú Yên;
    33 Đắk Lắk; 34 Khánh Hòa; 35 Lâm Đồng; 36 Ninh Thuận; 37 Tây Ninh; 39 Đồng Nai; 40 Bình Thuận; 41 Long An;
    43 Bà Rịa–Vũng Tàu; 44 An Giang; 45 Đồng Tháp; 46 Tiền Giang; 47 Kiên Giang; 49 Vĩnh Long; 50 Bến Tre;
    51 Trà Vinh; 52 Sóc Trăng; 53 Bắc Kạn; 54 Bắc Giang; 55 Bạc Liêu; 56 Bắc Ninh; 57 Bình Dương; 58 Bình Phước;
    59 Cà Mau; 61 Hải Dương; 63 Hà Nam; 66 Hưng Yên; 67 Nam Định; 68 Phú Thọ; 69 Thái Nguyên; 70 Vĩnh Phúc;
    71 Điện Biên; 72 Đắk Nông; 73 Hậu Giang; CT Can Tho; DN Da Nang; HN Hanoi; HP Haiphong; SG Ho Chi Minh City'),
  ('VU', 'MAP Malampa; PAM Penama; SAM Sanma; SEE Shefa; TAE Tafea; TOB Torba'),
  ('WF', 'AL Alo; SG Sigave; UV Uvea'),
  ('WS', '
    AA A''ana; AL Aiga-i-le-Tai; AT Atua; FA Fa''asaleleaga; GE Gaga''emauga; GI Gaga''ifomauga; PA Palauli;
    SA Satupa''itea; TU Tuamasaga; VF Va''a-o-Fonoti; VS Vaisigano'),
  ('YE', '
    AB Abyan; AD ''Adan; AM Amran; BA Al Bayda; DA Dhale; DH Dhamar; HD Hadramaut; HJ Hajjah; HU Al Hudaydah;
    IB Ibb; JA Al Jawf; LA Lahij; MA Ma''rib; MR Al Mahrah; MW Al Mahwit; RA Raymah; SA Amanat Al Asimah;
    SD Sa''dah; SH Shabwah; SN Sana''a; SU Arkhabil Suqutra; TA Taiz'),
  ('YT', '- Mayotte'),
  ('ZA', '
    EC Eastern Cape; FS Free State; GP Gauteng; KZN KwaZulu-Natal; LP Limpopo; MP Mpumalanga; NC Northern Cape;
    NW North West; WC Western Cape'),
  ('ZM', '
    01 Western; 02 Central; 03 Eastern; 04 Luapula; 05 Northern; 06 North-Western; 07 Southern; 08 Copperbelt;
    09 Lusaka; 10 Muchinga'),
  ('ZW', '
    BU Bulawayo; HA Harare; MA Manicaland; MC Mashonaland Central; ME Mashonaland East; MI Midlands;
    MN Matabeleland North; MS Matabeleland South; MV Masvingo; MW Mashonaland West')
) as given (country_code, lines)
join country using (country_code),
lateral (select btrim(piece, E' \n') line from string_to_table(given.lines, ';') piece) entry
order by given.country_code, 2;
