#!/usr/bin/perl
# Signs in, reads the steps and gets a quote, without our SDK and without our language. Written from the text of
# openapi/lender.bundle.json and nothing else, as a stranger would; a test runs it against a real lender.
#
#   perl by-hand.pl http://127.0.0.1:4600/api +66812345678 paso-sandbox [session-file]
#
# The session file keeps the token, so that a second run needs no second text message. Core modules only.
use strict;
use warnings;
use Digest::SHA qw(sha256_hex);
use Encode qw(decode_utf8 encode_utf8);
use HTTP::Tiny;
use JSON::PP;
use Time::HiRes qw(time);

binmode STDOUT, ':encoding(UTF-8)';
$| = 1;

my ($base, $phone_with_prefix, $secret, $session_file) = map { decode_utf8($_) } @ARGV;
die "usage: perl by-hand.pl BASE_URL +66PHONE SECRET [SESSION_FILE]\n" unless defined $secret;
my ($prefix, $phone) = $phone_with_prefix =~ /^(\+66|\+52|\+92|\+20)([0-9]{8,10})$/
    or die "The phone is a calling code and national digits without the trunk zero: +66812345678\n";
my %edition = ('+66' => ['paso-th', 'th'], '+52' => ['paso-mx', 'mexico'], '+92' => ['paso-pk', 'es'], '+20' => ['paso-eg', 'es']);
my ($app_id, $country_language) = @{ $edition{$prefix} };

my $http = HTTP::Tiny->new(timeout => 30, max_redirect => 0);
my $json = JSON::PP->new->utf8->canonical;
my $token = kept_session();

if ($token eq '') {
    my $uuid = random_name();
    my $sent = call(POST => '/user/send_code', { phone_prefix => $prefix, phone => $phone, uuid => $uuid });
    print "A code is on its way, good for $sent->{expires_in} seconds. Type it: ";
    my $code = <STDIN> // die "No code was typed\n";
    chomp $code;
    my $login = call(POST => '/user/login', { phone_prefix => $prefix, phone => $phone, code => $code, uuid => $uuid });
    $token = $login->{token};
    keep_session($token);
    print "Signed in until $login->{expires_at}\n";
}

my $steps = call(GET => '/verify/steps', {});
my %meaning = (0 => 'not started', 1 => 'in progress', 2 => 'completed', 10 => 'to be confirmed');
print "Step $_->{code}: $meaning{ $_->{status} }\n" for @{ $steps->{steps} };
print "Next: $steps->{next}\n";

my $answer = ask(GET => '/loan/products', {});
if ($answer->{code} == 409002) {
    print "No quote yet, the lender says: $answer->{message} (409002, $answer->{data}{state})\n";
    exit 0;
}
my $offer = data_of($answer, 'GET /loan/products');
print 'Limit: ', money($offer->{quota}), "\n";
my $product = $offer->{products}[0];
my $quote = call(POST => '/loan/quote', {
    product_id => $product->{product_id},
    amount     => $product->{max_amount},
    days       => $product->{terms}[-1]{days},
});
my $cost = $quote->{cost};
print 'Borrowed: ', money($cost->{principal}), " for $cost->{days} days\n";
print 'Received: ', money($cost->{received}), "\n";
print 'Interest: ', money($cost->{interest}), "\n";
print 'Service fee: ', money($cost->{service_fee}), "\n";
print 'Total to repay: ', money($cost->{total}), "\n";
print 'Annual percentage rate: ', percent($cost->{apr}), "\n";
print "Payment $_->{number} on $_->{due_date}: ", money($_->{total}), "\n" for @{ $cost->{schedule} };

# Makes a call and gives its data; a failure ends the script.
sub call { return data_of(ask(@_), "$_[0] $_[1]") }

# Makes a call and gives its envelope.
sub ask {
    my ($method, $path, $fields) = @_;
    my %common = common_fields();
    my %headers = (
        'Accept'           => 'application/json',
        'Accept-Language'  => 'en',
        'Country-Language' => $country_language,
    );
    my ($query, %body);
    if ($method eq 'GET') {
        $query = { %common, %$fields };
    }
    else {
        $query = { timestamp => $common{timestamp} };
        $headers{'Content-Type'}    = 'application/json';
        $headers{'Idempotency-Key'} = random_name();
        %body = (content => $json->encode({ %common, %$fields }));
    }
    my $url = "$base/v2$path?" . $http->www_form_urlencode($query);
    my $response = $http->request($method, $url, { headers => \%headers, %body });
    # HTTP::Tiny's own way to say that nothing was reached.
    die "$method $path: $response->{content}\n" if $response->{status} == 599;
    my $envelope = eval { $json->decode($response->{content}) }
        or die "$method $path: HTTP $response->{status} and no JSON\n";
    $envelope->{request_id} = $response->{headers}{'x-request-id'} // '';
    return $envelope;
}

# The data of an envelope that says success; else the end.
sub data_of {
    my ($envelope, $what) = @_;
    return $envelope->{data} if $envelope->{code} == 200;
    die encode_utf8("$what: $envelope->{code} $envelope->{message} (request $envelope->{request_id})\n");
}

# The common fields with their signature: values are joined in the order of the description.
sub common_fields {
    my %common = (
        version      => '1.0.0',
        platform     => 'web',
        appsflyer_id => '',
        bundle_id    => '',
        app_id       => $app_id,
        token        => $token,
        timestamp    => sprintf('%.0f', time() * 1000),
        package_name => '',
        h5_version   => '1.0.0',
    );
    my $text = join '', $common{timestamp}, $secret, @common{qw(token appsflyer_id bundle_id version platform)};
    return (%common, sign => sha256_hex(encode_utf8($text)));
}

# Hundredths of the currency as people write them: 1,050 becomes 10.50.
sub money {
    my ($sum) = @_;
    my $text = sprintf '%d.%02d', int($sum->{amount} / 100), $sum->{amount} % 100;
    1 while $text =~ s/^(\d+)(\d{3})/$1,$2/;
    return "$text $sum->{currency}";
}

# Basis points as per cent: 2280 becomes 22.80 %.
sub percent { return sprintf '%d.%02d %%', int($_[0] / 100), $_[0] % 100 }

# Thirty-two random hexadecimal digits.
sub random_name {
    open my $source, '<:raw', '/dev/urandom' or return sha256_hex(join ' ', time(), $$, rand());
    read $source, my $bytes, 16;
    return unpack 'H*', $bytes;
}

sub kept_session {
    return '' unless defined $session_file && open my $file, '<', $session_file;
    my $kept = <$file> // '';
    chomp $kept;
    return $kept;
}

sub keep_session {
    return unless defined $session_file;
    open my $file, '>', $session_file or die "$session_file: $!\n";
    print $file "$_[0]\n";
}
