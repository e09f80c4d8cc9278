#!/usr/bin/perl
# Borrows and repays in one edition, from a phone number to the last payment, without our SDK and without our language.
# Written from the text of openapi/lender.bundle.json and nothing else; a test runs it against a real lender, edition by edition.
#
#   perl borrow-by-hand.pl http://127.0.0.1:4600/api paso-sandbox TH 812345678 folder-of-pictures
#
# The folder has id-front.jpg, id-back.jpg, holder.jpg and work-certificate.jpg, or the same with the edition before them:
# th-id-front.jpg. sandbox/specimens is such a folder.
#
# It asks on its output for what happens outside of it (a code, a signature, a payout, a payment), a line each that ends
# with a question mark, and goes on at the next line of its input. Core modules only.
use strict;
use warnings;
use Digest::SHA qw(sha256_hex);
use Encode qw(encode_utf8);
use HTTP::Tiny;
use JSON::PP;
use Time::HiRes qw(time);

binmode STDOUT, ':encoding(UTF-8)';
$| = 1;
my ($base, $secret, $edition, $phone, $pictures) = @ARGV;
my $json = JSON::PP->new->utf8->canonical->allow_nonref;
my $http = HTTP::Tiny->new(timeout => 60, max_redirect => 0);
my $token = '';

# "Editions" and "What each edition asks for": a body a page, beside what is the same everywhere.
my %of_edition = (
    TH => { app_id => 'paso-th', language => 'th', prefix => '+66', has => ['given_name', 'family_name'], number => thai_number(),
        education => 'diploma', relations => ['mother', 'friend'], work => 'salaried', income => 'th_30000_and_up',
        occupation => 'teacher', pay => ['bank_transfer', '28'], phones => ['898765432', '887654321'], account => 'bank_account',
        more => { transport_type => 'public', vehicle => 'bus' } },
    MX => { app_id => 'paso-mx', language => 'mexico', prefix => '+52', has => ['given_name', 'family_name', 'second_family_name'],
        number => curp(), education => 'licenciatura', relations => ['mother', 'friend'], work => 'employee', income => 'mx_above_15000',
        occupation => 'accountant', pay => ['weekly', 'friday'], phones => ['5587654321', '3312345678'], account => 'bank_account' },
    PK => { app_id => 'paso-pk', language => 'es', prefix => '+92', has => ['full_name'], number => '42101' . digits(7) . '1',
        education => 'high_school', relations => ['father', 'sibling'], work => 'salaried', income => 'above_50000',
        occupation => 'teacher', pay => ['monthly', '1'], phones => ['3017654321', '3451234567'], account => 'bank_account' },
    EG => { app_id => 'paso-eg', language => 'es', prefix => '+20', has => ['full_name'], number => '290031201' . digits(3) . '13',
        education => 'undergraduate_and_above', relations => ['mother', 'friend'], work => 'salaried', income => 'above_50000',
        occupation => 'engineer', pay => ['monthly', '28'], phones => ['1112345678', '1212345678'], account => 'bank_account' },
    GENERIC => { app_id => 'paso-generic', language => 'zh', prefix => '+66', has => ['full_name'], number => '1' . digits(17),
        education => 'high_school', relations => ['father', 'friends'], work => 'salaried', income => 'above_50000',
        occupation => 'teacher', pay => ['monthly', '1'], phones => ['898765432', '887654321', '861234567'], account => 'bank_account' },
);
die "usage: perl $0 BASE SECRET EDITION PHONE FOLDER\n" if @ARGV != 5;
my $in = $of_edition{$edition} or die "no edition $edition\n";
my %picture = map { $_ => picture_of($_) } 'id-front', 'id-back', 'holder', 'work-certificate';

# Signing in, and the two consents that a loan needs, for the notices in force.
my %device = (phone_prefix => $in->{prefix}, phone => $phone, uuid => random_name());
call(POST => '/user/send_code', {%device});
$token = call(POST => '/user/login', { %device, code => outside("CODE $phone") })->{token};
my $notices = call(GET => '/account/consent', {})->{notice_version};
call(POST => '/account/consent', { purpose => $_, notice_version => $notices, granted => JSON::PP::true })
    for 'privacy_notice', 'terms_of_use';

# The certification.
my %file = map { $_->[0] => upload($_->[1], $_->[2]) } (
    ['front', 'id_front', 'id-front'], ['back', 'id_back', 'id-back'], ['holder', 'id_holder', 'holder']);
call(GET => '/verify/ocr_verify', { front_file_id => $file{front} });
call(POST => '/verify/identity', { map { ("${_}_file_id" => $file{$_}) } keys %file });
call(POST => '/verify/personal', {
    (map { ($_ => 'Sample') } @{ $in->{has} }),
    identity_number => $in->{number}, birth_date => '1990-03-12', gender => 'male' });
call(POST => '/verify/basic', { education => $in->{education}, marital_status => 'married', children => '0', loan_purpose => 'repair' });
my @place;
push @place, call(GET => '/verify/regions', { @place ? (parent => $place[-1]) : () })->{regions}[0]{region_id} for 1 .. 3;
call(POST => '/verify/residence', {
    province => $place[0], city => $place[1], district => $place[2], detailed_address => '1 Sample Road',
    family_address_same => JSON::PP::true, residence_type => 'own', residence_length => 'more' });
my @phones = @{ $in->{phones} };
call(POST => '/verify/emergency', { contacts => [ map { {
    kind => $_ < @phones - 1 ? 'direct_relative' : 'emergency_contact',
    relation => $in->{relations}[ $_ < @phones - 1 ? 0 : 1 ],
    name => "Contact $_", phone_prefix => $in->{prefix}, phone => $phones[$_] } } 0 .. $#phones ] });
call(POST => '/verify/work', {
    work_type => $in->{work}, occupation => $in->{occupation}, income_band => $in->{income},
    pay_method => $in->{pay}[0], pay_day => $in->{pay}[1], company_name => 'Sample Trading', company_phone => '5512345678',
    company_address => '1 Sample Road', certificate_file_id => upload('work_certificate', 'work-certificate'), %{ $in->{more} // {} } });
call(GET => '/verify/submit_apply', {}, keyed => 1);

# The loan.
my $product = call(GET => '/loan/products', {})->{products}[0];
my $term = $product->{terms}[0];
my $cost_of = call(POST => '/loan/quote', {
    product_id => $product->{product_id}, amount => $product->{min_amount}, days => $term->{days} });
my $fee = int($product->{min_amount}{amount} * $term->{service_fee_rate} / 10000 + 0.5);
expect($cost_of->{cost}{service_fee}{amount} == $fee, "the fee is $fee");
my ($bank) = grep { $_->{category} eq $in->{account} } @{ call(GET => '/bank/list', {})->{banks} };
my $number = account_number();
my $account = call(POST => '/bank/account', {
    category => $in->{account}, bank_code => $bank->{bank_code}, number => $number, number_copy => $number,
    holder_name => 'Sample Sample', consent => JSON::PP::true })->{account};
my %named = (quote_id => $cost_of->{quote_id}, account_id => $account->{account_id});
my $agreement = call(GET => '/loan/agreement', {%named});
my $hash = agreement_hash($agreement);
expect($hash eq $agreement->{hash}, "the agreement's hash is $hash");
my $order = call(POST => '/loan/apply', { %named, agreement_hash => $hash, agreed => JSON::PP::true })->{order}{order_id};
call(GET => '/sign/contract', { order_id => $order });
outside("SIGN $phone");
outside("PAYOUT $phone");

# Paying all of it back.
my $owed = call(GET => '/order/detail', { order_id => $order })->{payoff_today};
my $method = call(GET => '/repay/methods', { order_id => $order })->{methods}[0]{method};
my $asked = call(POST => '/repay/create', { order_id => $order, method => $method, purpose => 'repay', amount => $owed });
outside("PAY $asked->{instruction}{reference}");
my $end = call(GET => '/order/detail', { order_id => $order });
expect($end->{state} eq 'returned', "paid back within 24 hours, the loan is returned");
print "DONE $edition $end->{state} $owed->{amount} $owed->{currency} $hash\n";

# "Numbers and their check digits".
sub thai_number {
    my $stem = '1' . digits(11);
    my $sum = 0;
    $sum += substr($stem, $_ - 1, 1) * (14 - $_) for 1 .. 12;
    return $stem . (11 - $sum % 11) % 10;
}

sub curp {
    my @signs = (0 .. 9, 'A' .. 'N', "\x{d1}", 'O' .. 'Z');
    my %value = map { ($signs[$_] => $_) } 0 .. $#signs;
    my $stem = 'SXPA900312HDF' . join('', map { chr(ord('B') + int rand 3) } 1 .. 3) . int rand 10;
    my $sum = 0;
    $sum += $value{ substr $stem, $_ - 1, 1 } * (19 - $_) for 1 .. 17;
    return $stem . (10 - $sum % 10) % 10;
}

sub account_number {
    return clabe('00201' . digits(12)) if $edition eq 'MX';
    return iban('PK', 'HABB' . digits(16)) if $edition eq 'PK';
    return iban('EG', digits(25)) if $edition eq 'EG';
    return digits(10);
}

sub clabe {
    my ($stem) = @_;
    my $sum = 0;
    $sum += substr($stem, $_, 1) * (3, 7, 1)[ $_ % 3 ] % 10 for 0 .. 16;
    return $stem . (10 - $sum % 10) % 10;
}

sub iban {
    my ($country, $rest) = @_;
    my $left = 0;
    $left = ($left * 10 + $_) % 97 for split //, join '', map { /\d/ ? $_ : ord($_) - 55 } split //, "$rest${country}00";
    return sprintf '%s%02d%s', $country, 98 - $left, $rest;
}

# "The agreement and its hash".
sub agreement_hash {
    my ($read) = @_;
    my $text = sub { JSON::PP->new->allow_nonref->encode($_[0]) };
    my $sections = join ',', map {
        '{"heading":' . $text->($_->{heading}) . ',"paragraphs":[' . join(',', map { $text->($_) } @{ $_->{paragraphs} }) . ']}'
    } @{ $read->{sections} };
    return sha256_hex(encode_utf8('[' . join(',', (map { $text->($read->{$_}) } qw(quote_id language title)), "[$sections]") . ']'));
}

# The edition's own picture, else the one of that name. A folder that lacks it is told before a code is asked for.
sub picture_of {
    my ($name) = @_;
    my @names = map { "$pictures/$_.jpg" } lc($edition) . "-$name", $name;
    my ($found) = grep { -r } @names;
    return $found // die "there is no $names[0], and no $names[1]\n";
}

sub upload {
    my ($purpose, $name) = @_;
    open my $picture, '<:raw', $picture{$name} or die "$picture{$name}: $!\n";
    my $bytes = do { local $/; <$picture> };
    my $ticket = call(POST => '/file/ticket', { purpose => $purpose, mime => 'image/jpeg', size => length $bytes });
    my $response = $http->request($ticket->{method}, "$base/v2$ticket->{url}",
        { headers => { 'Content-Type' => 'image/jpeg', %{ $ticket->{headers} } }, content => $bytes });
    return data_of($json->decode($response->{content}), "PUT $purpose")->{file_id};
}

sub call {
    my ($method, $path, $fields, %how) = @_;
    my %common = (
        version => '1.0.0', platform => 'web', appsflyer_id => '', bundle_id => '', app_id => $in->{app_id}, token => $token,
        timestamp => sprintf('%.0f', time() * 1000), package_name => '', h5_version => '1.0.0');
    $common{sign} = sha256_hex(join '', $common{timestamp}, $secret, @common{qw(token appsflyer_id bundle_id version platform)});
    my %headers = ('Accept' => 'application/json', 'Accept-Language' => 'en', 'Country-Language' => $in->{language});
    $headers{'Country-Language'} = 'pak' if $edition eq 'PK';
    $headers{'Idempotency-Key'} = random_name() if $method eq 'POST' || $how{keyed};
    my $query = $method eq 'GET' ? { %common, %$fields } : { timestamp => $common{timestamp} };
    my %content;
    if ($method ne 'GET') {
        $headers{'Content-Type'} = 'application/json';
        %content = (content => $json->encode({ %common, %$fields }));
    }
    my $response = $http->request($method, "$base/v2$path?" . $http->www_form_urlencode($query), { headers => \%headers, %content });
    my $envelope = eval { $json->decode($response->{content}) } or die "$method $path: HTTP $response->{status}\n";
    return data_of($envelope, "$method $path");
}

sub data_of {
    my ($envelope, $what) = @_;
    return $envelope->{data} if $envelope->{code} == 200;
    die encode_utf8("$what: $envelope->{code} $envelope->{message} ") . $json->encode($envelope->{data}) . "\n";
}

# What somebody else does meanwhile.
sub outside {
    print "$_[0]?\n";
    my $line = <STDIN> // die "nobody answered\n";
    chomp $line;
    return $line;
}

sub expect { $_[0] or die "not so: $_[1]\n" }

sub digits { return join '', map { int rand 10 } 1 .. $_[0] }

sub random_name { return unpack 'H*', join '', map { chr int rand 256 } 1 .. 16 }
